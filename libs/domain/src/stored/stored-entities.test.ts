import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { STORED_ENTITIES } from './stored-entities.ts';

/*
 * `stored/first-release.json` holds documents as the first release wrote them. It is never edited: stored documents do
 * not change either. A schema that cannot read one of them needs a default for its new field, or a migration.
 */
const root = path.resolve(import.meta.dirname, '../../../..');
const timestampSchema = z.object({ $date: z.string() });

const firstRelease = z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).parse(
  JSON.parse(
    readFileSync(path.join(root, 'libs/domain/stored/first-release.json'), 'utf8'),
    (_key, value: unknown) => {
      const timestamp = timestampSchema.safeParse(value);
      return timestamp.success ? new Date(timestamp.data.$date) : value;
    },
  ),
);

const collections = Object.entries(STORED_ENTITIES).map(([name, schema]) => ({ name, schema }));

describe.each(collections)('$name', ({ name, schema }) => {
  const documents = firstRelease[name] ?? [];

  test('still reads what the first release stored', () => {
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) expect(schema.safeParse(document).error).toBeUndefined();
  });
});

test('every collection that the security rules name has stored documents to prove it', () => {
  const rules = readFileSync(path.join(root, 'firestore.rules'), 'utf8');
  const named = [...rules.matchAll(/match \/(?:\{path=\*\*\}\/)?(\w+)\/[{\w]/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(15);
  for (const name of named) {
    if (name !== 'databases') expect(Object.keys(STORED_ENTITIES)).toContain(name);
  }
});

describe('a new field', () => {
  const [customer] = firstRelease['customers'] ?? [];
  const extended = (field: z.ZodMiniType) => z.extend(STORED_ENTITIES.customers, { vip: field });

  test('without a default makes old documents unreadable, which is what the test above catches', () => {
    expect(extended(z.boolean()).safeParse(customer).success).toBe(false);
  });

  test('with a default is read from old documents', () => {
    expect(extended(z._default(z.boolean(), false)).parse(customer)).toMatchObject({ vip: false });
  });
});
