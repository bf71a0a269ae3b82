import { CARRIED_OUT_BY, type CarriedOutBy } from '@wbd/domain/collections';
import { RETENTION_DAYS } from '@wbd/domain/retention';
import { SWEEP_NAMES } from '@wbd/domain/reports';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { googleApi } from '../google-api.ts';
import { EXAMPLE_PROJECT as PROJECT } from './example-project.ts';
import { portalResources, setUp } from './set-up.ts';
import { startCloudStandIn } from './stand-in.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const indexes = z
  .object({
    fieldOverrides: z.array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        ttl: z.optional(z.boolean()),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(path.join(root, 'firestore.indexes.json'), 'utf8')));
const expiring = indexes.fieldOverrides
  .filter(({ ttl, fieldPath }) => ttl === true && fieldPath === 'expiresAt')
  .map(({ collectionGroup }) => collectionGroup);

/** What the setup makes of an empty project. */
async function made(): Promise<string> {
  const cloud = await startCloudStandIn();
  try {
    const api = googleApi({
      token: () => Promise.resolve('operator'),
      route: cloud.route,
      pause: () => Promise.resolve(),
    });
    await setUp(api, portalResources(PROJECT), {
      dryRun: false,
      pause: () => Promise.resolve(),
      log: () => undefined,
    });
    return JSON.stringify([...cloud.stored.values()]);
  } finally {
    await cloud.close();
  }
}

/** What is configured for each, as the API spells it. */
const SETTINGS = {
  'log bucket': `"retentionDays":${RETENTION_DAYS.logs}`,
  'weekly backup': `"retention":"${RETENTION_DAYS.backups * 86_400}s"`,
};

test.each(CARRIED_OUT_BY)(
  'the period of %s is carried out by something that exists',
  async (_rule, by: CarriedOutBy) => {
    if ('ttl' in by) expect(expiring).toContain(by.ttl);
    else if ('sweep' in by) expect(SWEEP_NAMES).toContain(by.sweep);
    else expect(await made()).toContain(SETTINGS[by.setup]);
  },
);
