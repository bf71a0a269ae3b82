import { SCHEDULES, SWEEPS, type ScheduleName, type SweepName } from '@wbd/domain/reports';
import { onSchedule } from 'firebase-functions/scheduler';
import { log } from '../log/log.ts';
import { unlessStopped } from '../maintenance.ts';
import { mostOf, type Needs } from '../needs.ts';
import { ACCOUNTS, REGION } from '../settings.ts';
import { runSweep } from './run-sweep.ts';
import { noteRun } from './sweep-runs.repository.ts';

const ports = { note: noteRun, log, now: () => new Date() };

/** What a feature does by the clock, for the function of its schedule. */
export interface Sweep {
  readonly sweep: SweepName;
  readonly needs: Needs;
  run(): Promise<void>;
}

/**
 * A sweep. Each run is logged and noted, so that the operator sees when one stays away; while writing is stopped there is none.
 * `SWEEPS` says when it runs.
 * @param run answers how much there was to do, where it counts that
 */
export function defineSweep(
  sweep: SweepName,
  needs: Needs,
  run: () => Promise<number | null>,
): Sweep {
  return { sweep, needs, run: unlessStopped(() => runSweep(ports, sweep, run)) };
}

/**
 * Runs sweeps at the same time, each to its end.
 * @throws what the first one threw that failed
 */
export async function runSweeps(sweeps: readonly Sweep[]): Promise<void> {
  const results = await Promise.allSettled(sweeps.map((one) => one.run()));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The deployed function of a schedule. */
export function defineSchedule(name: ScheduleName, all: readonly Sweep[]) {
  const sweeps = all.filter(({ sweep }) => SWEEPS[sweep] === name);
  const { schedule, account } = SCHEDULES[name];
  const scheduled = onSchedule(
    {
      ...mostOf(sweeps.map(({ needs }) => needs)),
      // they run at the same time
      ...(sweeps.length > 2 && { memory: '1GiB' }),
      region: REGION,
      schedule,
      timeZone: 'Europe/Berlin',
      // a run that takes longer than its period does not meet the next one
      ...(account === 'mail' && { maxInstances: 1 }),
      serviceAccount: ACCOUNTS[account ?? 'portal'],
    },
    () => runSweeps(sweeps),
  );
  return Object.assign(scheduled, { runs: sweeps.map(({ sweep }) => sweep) });
}
