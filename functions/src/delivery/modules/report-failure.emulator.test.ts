import '../../../test/own-project.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Advisor } from '@wbd/domain/advisors';
import { CONTRACT_VERSION, isInCanary, remoteEntrySchema } from '@wbd/module';
import { endCanary, folderStore, liveIn, POINTER, readPointer } from '@wbd/module/pointer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAdvisor, newId, store as keep } from '../../../test/data.ts';
import { failureReports } from '../../core/limits.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import { noteFailure } from './canary-failures.repository.ts';
import { reportFailure, type ReportFailurePorts } from './report-failure.service.ts';

let folder: string;
let version: string;
let logged: object[];
let ports: ReportFailurePorts;

const build = (of: string) => ({
  name: 'crm',
  version: of,
  areas: [{ path: '/intern/crm', title: 'CRM', access: 'customers', order: 1 }],
  entry: `/remotes/crm/${of}/entry.js`,
  preload: [],
  shares: [],
  uses: { contract: CONTRACT_VERSION, versions: {}, exports: {} },
});

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbd-canary-'));
  version = newId('new');
  logged = [];
  const place = { store: folderStore(path.join(folder, 'www')) };
  const entry = { ...build('old'), canary: { share: 10, people: [], build: build(version) } };
  await place.store.replaceJson(POINTER, { modules: { crm: remoteEntrySchema.parse(entry) } }, '');
  ports = {
    limit: failureReports,
    advisor: readAdvisor,
    live: async (module) => liveIn(await readPointer(place), module),
    note: noteFailure,
    takeBack: (module, taken, why) => endCanary(place, module, taken, why),
    log: (_event, facts = {}) => void logged.push(facts),
    now: () => new Date(),
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

const canary = async () => (await ports.live('crm'))?.canary;

/** Advisors who have the canary, or who have not. */
async function advisors(count: number, haveIt: boolean): Promise<Advisor[]> {
  const running = await canary();
  const found: Advisor[] = [];
  while (running && found.length < count) {
    const advisor = anAdvisor({});
    const has = await isInCanary(running, { uid: advisor.id, code: advisor.code });
    if (has === haveIt) found.push(await keep('advisors', advisor));
  }
  return found;
}

const report = (advisor: { id: string } | null, of: string) =>
  reportFailure(
    ports,
    { module: 'crm', version: of, failure: 'broken' },
    {
      caller: advisor && { uid: advisor.id, phone: null, emailConfirmed: true },
      address: newId('network'),
    },
  );

test('a canary that fails for two of its people is taken back, no matter who else reports', async () => {
  const [first, second] = await advisors(2, true);
  const others = await advisors(3, false);
  const customer = { id: newId('customer') };
  for (const stranger of [null, customer, ...others]) await report(stranger, version);
  if (!first || !second) throw new Error('no advisors');
  await report(first, version);
  await report(first, version);
  await report(second, 'old');
  expect(await canary()).toBeDefined();

  await report(second, version);
  expect(await canary()).toBeUndefined();
  expect(await ports.live('crm')).toMatchObject({ version: 'old' });
  expect(logged.at(-1)).toEqual({ module: 'crm', version, canary: 2, live: 0 });
  expect(JSON.stringify(logged)).not.toContain(first.id);
});

test('failures that the live version has as often are no reason', async () => {
  for (const advisor of await advisors(18, false)) await report(advisor, 'old');
  for (const advisor of await advisors(4, true)) await report(advisor, version);
  expect(await canary()).toBeDefined();
  for (const advisor of await advisors(1, true)) await report(advisor, version);
  expect(await canary()).toBeUndefined();
});

test('one login is heard thirty times an hour', async () => {
  const [advisor] = await advisors(1, false);
  for (let count = 0; count < 32; count++) await report(advisor ?? null, 'old');
  expect(logged).toHaveLength(30);
});
