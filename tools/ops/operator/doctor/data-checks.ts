import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { WORKSPACE_ROOT } from '../../../base/workspace.ts';
import { listed, type Check } from './check.ts';
import { readList, type Examined } from './examined.ts';

const fieldSchema = z.object({
  fieldPath: z.string(),
  order: z.optional(z.string()),
  arrayConfig: z.optional(z.string()),
});
const singleSchema = z.object({
  queryScope: z.string(),
  order: z.optional(z.string()),
  arrayConfig: z.optional(z.string()),
});
const fileSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(fieldSchema),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z._default(z.boolean(), false),
      indexes: z.array(singleSchema),
    }),
  ),
});

const indexSchema = z.object({
  name: z.optional(z.string()),
  queryScope: z.string(),
  state: z.optional(z.string()),
  fields: z.array(fieldSchema),
});
const overrideSchema = z.object({
  name: z.string(),
  indexConfig: z._default(z.object({ indexes: z._default(z.array(indexSchema), []) }), {
    indexes: [],
  }),
  ttlConfig: z.optional(z.object({ state: z.optional(z.string()) })),
});

/** Normalises fields for comparison, because Firestore adds `__name__` to each index. */
const keyOf = (group: string, scope: string, fields: readonly z.output<typeof fieldSchema>[]) =>
  [
    group,
    scope,
    ...fields
      .filter(({ fieldPath }) => fieldPath !== '__name__')
      .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`),
  ].join(', ');

const groupOf = (name: string) => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';

/** Reads the deployed indexes and TTL policies with the requests of `firestore/api.js` of firebase-tools 15.34. */
export function dataChecks({ project, api }: Examined): Check[] {
  const groups = `https://firestore.googleapis.com/v1/projects/${project.id}/databases/(default)/collectionGroups/-`;
  const wanted = fileSchema.parse(
    JSON.parse(readFileSync(path.join(WORKSPACE_ROOT, 'firestore.indexes.json'), 'utf8')),
  );
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const overrides = () =>
    readList(api, `${groups}/fields?filter=${filter}`, 'fields', overrideSchema);
  const fix = `npx firebase deploy --only firestore --project ${project.id}, then wait until it is built`;
  return [
    {
      name: 'indexes are ready',
      fix,
      run: async () => {
        const composite = await readList(api, `${groups}/indexes`, 'indexes', indexSchema);
        const single = (await overrides()).flatMap(({ name, indexConfig }) =>
          indexConfig.indexes.map((index) => ({ ...index, name })),
        );
        const ready = new Set(
          [...composite, ...single]
            .filter(({ state }) => state === 'READY')
            .map(({ name = '', queryScope, fields }) => keyOf(groupOf(name), queryScope, fields)),
        );
        const keys = [
          ...wanted.indexes.map((one) => keyOf(one.collectionGroup, one.queryScope, one.fields)),
          ...wanted.fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
            indexes.map(({ queryScope, ...one }) =>
              keyOf(collectionGroup, queryScope, [{ fieldPath, ...one }]),
            ),
          ),
        ];
        const missing = keys.filter((key) => !ready.has(key));
        return missing.length === 0
          ? null
          : `${missing.length} of ${keys.length} are missing or being built, first: ${missing[0]}`;
      },
    },
    {
      name: 'rows delete themselves (TTL)',
      fix,
      run: async () => {
        const active = (await overrides())
          .filter(({ ttlConfig }) => ttlConfig?.state === 'ACTIVE')
          .map(({ name }) => `${groupOf(name)}.${name.slice(name.lastIndexOf('/') + 1)}`);
        const missing = wanted.fieldOverrides
          .filter(({ ttl }) => ttl)
          .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)
          .filter((one) => !active.includes(one));
        return listed('not active for', missing);
      },
    },
  ];
}
