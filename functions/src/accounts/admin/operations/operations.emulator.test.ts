import '../../../../test/own-project.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from '@wbd/domain/accounts';
import type { Mail } from '@wbd/domain/mails';
import { aRegistrationMail } from '@wbd/domain/testing';
import { entryAt } from '@wbd/module';
import { folderStore, POINTER } from '@wbd/module/pointer';
import { afterAll, expect, test } from 'vitest';
import { admitted } from '../../../../test/callers.ts';
import { anAccount, newId, store } from '../../../../test/data.ts';
import {
  countReport,
  readHours,
  SHARDS,
} from '../../../delivery/browser/browser-reports.repository.ts';
import { db } from '../../../core/firestore.ts';
import { noteRun, readRuns } from '../../../core/sweeps/sweep-runs.repository.ts';
import {
  readRetentionDays,
  reportRetention,
} from '../../../seats/retention/retention-report.repository.ts';
import { readLiveModules } from './live-modules.ts';
import { operations } from './operations.service.ts';
import { readWorkState } from './work-state.repository.ts';

const NOW = new Date('2026-06-01T10:20:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const folder = mkdtempSync(path.join(tmpdir(), 'wbd-live-'));
afterAll(() => rmSync(folder, { recursive: true }));
const modules = folderStore(path.join(folder, 'www'));
const ports = {
  work: readWorkState,
  sweeps: readRuns,
  retention: readRetentionDays,
  hours: readHours,
  modules: () => readLiveModules(modules),
  looks: { take: () => Promise.resolve(true) },
  now: () => NOW,
};
const anAdmin = () => store('accounts', anAccount({ id: newId('admin'), admin: true }));
const look = async ({ id }: Account, changes: Partial<typeof ports> = {}) =>
  operations({ ...ports, ...changes }, await admitted(id));

const seat = { advisor: 'a', session: 's', customer: 'c' };
const aMail = (
  state: 'queued' | 'failed' | 'sent',
  minutes: number,
  retried = true,
  heldBack: Mail['heldBack'] = null,
) =>
  store(
    'mails',
    aRegistrationMail(seat, {
      id: newId(),
      state,
      sentAt: null,
      attempts: 2,
      leaseUntil: ago(minutes),
      nextAttempt: state === 'failed' && retried ? ago(minutes) : null,
      heldBack,
    }),
  );

test('ADMIN-04 an admin sees stuck mails, past runs, live versions and failures', async () => {
  const admin = await anAdmin();
  const [queued, overdue] = [await aMail('queued', 9), await aMail('failed', 7)];
  // on their way, to come, given up, done
  await Promise.all([
    aMail('queued', 1),
    aMail('failed', -30),
    aMail('failed', 60, false),
    aMail('failed', 60, false, 'limit'),
    aMail('sent', 90),
  ]);
  await db.doc('accountClosures/gone').set({ orderedAt: ago(60 * 49), step: 'mails' });
  await db.doc('accountClosures/waiting').set({ orderedAt: ago(60 * 49), step: 'retrieval' });
  await db.doc('accountClosures/fresh').set({ orderedAt: ago(60 * 24), step: 'mails' });
  await db.doc('sessions/s/waiting/c').set({ dueAt: ago(30) });
  await noteRun('retryMails', { startedAt: ago(1), durationMs: 40, outcome: 'ok', done: 2 });
  await noteRun('retryMails', { startedAt: NOW, durationMs: 9, outcome: 'failed', done: null });
  await reportRetention('2026-05-31', { announced: 0, erased: 2, failed: 0 });
  await reportRetention('2026-06-01', { announced: 3, erased: 1, failed: 0 });
  await reportRetention('2026-06-01', { announced: 1, erased: 0, failed: 1 });
  const error = { module: 'crm', version: 'a1' };
  const report = {
    errors: [
      {
        ...error,
        ...({ kind: 'uncaught', route: '/', name: 'Error', message: '' } as const),
        frames: [],
      },
    ],
    vitals: [{ name: 'LCP', value: 900, module: 'public' } as const],
  };
  for (let shard = 0; shard < SHARDS; shard++) {
    await countReport({ ...report, vitals: [] }, NOW, shard);
    await countReport({ ...report, errors: [] }, NOW, shard);
  }
  await countReport({ ...report, vitals: [] }, ago(120), 0);
  await countReport(report, ago(60 * 13), 0);
  const built = {
    name: 'crm',
    areas: [{ path: '/intern/crm', title: 'CRM', access: 'customers', order: 1 } as const],
    entry: 'entry.js',
    preload: [],
    shares: [],
    uses: { contract: 1, versions: {}, exports: {} },
  };
  const live = entryAt('/remotes/crm/a1', built, 'a1');
  await modules.replaceJson(POINTER, { modules: { crm: live } }, '');
  const record = { version: 'a1', commit: 'abc123', author: 'x', time: ago(600).toISOString() };
  await modules.replaceJson('remotes/crm/history.json', { versions: [record] }, '');

  const seen = await look(admin);
  expect(seen.mails).toEqual({
    hanging: [
      expect.objectContaining({ id: queued.id, state: 'queued', since: ago(9).getTime() }),
      expect.objectContaining({ id: overdue.id, state: 'failed', attempts: 2 }),
    ],
    postponed: 1,
    givenUp: 2,
    heldBack: 1,
    unclear: 0,
  });
  expect(seen.stuck).toEqual({ invitations: 0, closures: 1, waitingLists: 1 });
  expect(seen.sweeps[0]).toEqual({
    name: 'retryMails',
    state: 'failed',
    startedAt: NOW.getTime(),
    succeededAt: ago(1).getTime(),
    durationMs: 9,
    done: null,
  });
  expect(seen.sweeps.slice(1).every(({ state }) => state === 'never')).toBe(true);
  expect(seen.errors).toEqual([{ ...error, total: SHARDS + 1, lastHour: SHARDS }]);
  expect(seen.vitals).toEqual([{ name: 'LCP', module: 'public', visits: SHARDS, p75: 1000 }]);
  expect(seen.modules).toEqual([
    {
      name: 'crm',
      version: 'a1',
      commit: 'abc123',
      publishedAt: ago(600).getTime(),
      canary: null,
    },
  ]);

  const looks = { take: () => Promise.resolve(false) };
  await expect(look(admin, { looks })).rejects.toMatchObject({ code: 'rate/limited' });
});
