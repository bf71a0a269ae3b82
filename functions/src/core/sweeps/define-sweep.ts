import { SCHEDULES, SWEEPS, type ScheduleName, type SweepName } from '@wbd/domain/reports';
import { onSchedule } from 'firebase-functions/scheduler';
import { log } from '../log/log.ts';
import { unlessStopped } from '../maintenance.ts';
import { mostOf, type Needs } from '../needs.ts';
import { ACCOUNTS, REGION } from '../settings.ts';
import { runSweep } from './run-sweep.ts';
import { noteRun } from './sweep-runs.repository.ts';

const ports = { note: noteRun, log, now: () => new Date() };

/** A scheduled job of a feature; the function of its schedule runs it. */
export interface Sweep {
  readonly sweep: SweepName;
  readonly needs: Needs;
  run(): Promise<void>;
}

/**
 * Logs and records each run of a sweep, so that the operator notices a missing one. Skips runs while writing is stopped.
 * `SWEEPS` sets its schedule.
 * @param run returns the number of items, or null if not counted
 */
export function defineSweep(
  sweep: SweepName,
  needs: Needs,
  run: () => Promise<number | null>,
): Sweep {
  return { sweep, needs, run: unlessStopped(() => runSweep(ports, sweep, run)) };
}

/**
 * Runs sweeps in parallel. A failed sweep does not stop the others and is retried on its own.
 * @throws the last error of the first failed sweep
 */
export async function runSweeps(sweeps: readonly Sweep[], attempts: number): Promise<void> {
  const results = await Promise.allSettled(sweeps.map((one) => retried(one, attempts)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function retried(sweep: Sweep, attempts: number): Promise<void> {
  try {
    await sweep.run();
  } catch (error) {
    if (attempts <= 1) throw error;
    await retried(sweep, attempts - 1);
  }
}

export function defineSchedule(name: ScheduleName, all: readonly Sweep[]) {
  const sweeps = all.filter(({ sweep }) => SWEEPS[sweep] === name);
  const { schedule, account, attempts } = SCHEDULES[name];
  const scheduled = onSchedule(
    {
      ...mostOf(sweeps.map(({ needs }) => needs)),
      // they run in parallel
      ...(sweeps.length > 2 && { memory: '1GiB' }),
      region: REGION,
      schedule,
      timeZone: 'Europe/Berlin',
      // prevents overlapping runs: one may take longer than its period
      ...(account === 'mail' && { maxInstances: 1 }),
      serviceAccount: ACCOUNTS[account ?? 'portal'],
    },
    () => runSweeps(sweeps, attempts),
  );
  return Object.assign(scheduled, { runs: sweeps.map(({ sweep }) => sweep) });
}
