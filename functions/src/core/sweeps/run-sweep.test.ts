import type { SweepName } from '@wbd/domain/reports';
import { expect, test } from 'vitest';
import { runSweep, type RunSweepPorts } from './run-sweep.ts';
import type { SweepRun } from './sweep-runs.repository.ts';

const NOW = new Date('2026-06-01T10:00:00Z');

function world(note: RunSweepPorts['note'] | null = null) {
  const noted: [SweepName, SweepRun][] = [];
  const logged: [string, unknown][] = [];
  const times = [NOW, new Date(NOW.getTime() + 30), new Date(NOW.getTime() + 30)];
  const ports: RunSweepPorts = {
    note: note ?? ((name, run) => Promise.resolve(void noted.push([name, run]))),
    log: (event, facts) => void logged.push([event, facts]),
    now: () => times.shift() ?? NOW,
  };
  return { ports, noted, logged };
}

test('a run is logged and noted with what it did and how long it took', async () => {
  const { ports, noted, logged } = world();
  await runSweep(ports, 'sendReminders', () => Promise.resolve(4));
  const run = { startedAt: NOW, durationMs: 30, outcome: 'ok', done: 4 };
  expect(noted).toEqual([['sendReminders', run]]);
  const facts = { sweep: 'sendReminders', outcome: 'ok', done: 4, durationMs: 30 };
  expect(logged).toEqual([['sweep.ended', facts]]);
});

test('a run that fails is noted as such, and fails', async () => {
  const { ports, noted, logged } = world();
  const broken = runSweep(ports, 'retryMails', () => Promise.reject(new Error('away')));
  await expect(broken).rejects.toThrow('away');
  expect(noted[0]?.[1]).toMatchObject({ outcome: 'failed', done: null });
  expect(logged.map(([event]) => event)).toEqual(['sweep.failed']);
});

test('a run whose note cannot be stored has done its work all the same', async () => {
  const { ports, logged } = world(() => Promise.reject(new Error('no database')));
  await runSweep(ports, 'retryMails', () => Promise.resolve(1));
  expect(logged.map(([event]) => event)).toEqual(['sweep.ended', 'sweep.not-recorded']);
});
