import type { SweepName } from '@wbd/domain/reports';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { log } from '../log/log.ts';
import { unlessStopped } from '../maintenance.ts';
import { REGION } from '../settings.ts';
import { runSweep } from './run-sweep.ts';
import { noteRun } from './sweep-runs.repository.ts';

const ports = { note: noteRun, log, now: () => new Date() };

/**
 * A function that runs by the clock. Each run is logged and noted, so that the operator sees when one stays away; while writing
 * is stopped there is none.
 * @param run answers how much there was to do, where it counts that
 */
export function defineSweep(
  name: SweepName,
  options: ScheduleOptions,
  run: () => Promise<number | null>,
) {
  return onSchedule(
    { region: REGION, ...options },
    unlessStopped(() => runSweep(ports, name, run)),
  );
}
