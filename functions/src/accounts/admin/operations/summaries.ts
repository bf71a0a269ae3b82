import {
  p75,
  SWEEP_NAMES,
  minutesOf,
  vitalNameSchema,
  VITAL_BUCKETS,
  type ErrorCount,
  type MeasuredVital,
  type SweepName,
  type SweepState,
} from '@wbd/domain/reports';
import type { CountedHour } from '../../../delivery/browser/browser-reports.repository.ts';
import type { LastRun } from '@wbd/domain/bookkeeping';

const MINUTE_MS = 60_000;
/** Clocks and a busy region. */
const TOLERATED_MS = 10 * MINUTE_MS;

/** What became of each sweep, also of those that never ran. */
export function sweepStates(runs: ReadonlyMap<SweepName, LastRun>, now: Date): SweepState[] {
  return SWEEP_NAMES.map((name) => {
    const run = runs.get(name);
    if (!run) {
      return {
        name,
        startedAt: null,
        succeededAt: null,
        durationMs: null,
        done: null,
        state: 'never',
      };
    }
    const { startedAt, succeededAt, durationMs, done, outcome } = run;
    const dueBy = startedAt.getTime() + 2 * minutesOf(name) * MINUTE_MS + TOLERATED_MS;
    const isLate = dueBy < now.getTime();
    return {
      name,
      startedAt: startedAt.getTime(),
      succeededAt: succeededAt?.getTime() ?? null,
      durationMs,
      done,
      state: isLate ? 'late' : outcome,
    };
  });
}

/** Errors by module and version, the most first. */
export function errorCounts(hours: readonly CountedHour[], now: Date): ErrorCount[] {
  const counts = new Map<string, ErrorCount>();
  for (const { hour, errors } of hours) {
    const isLast = now.getTime() - hour.getTime() < 60 * MINUTE_MS;
    for (const [module, versions] of Object.entries(errors)) {
      for (const [version, count] of Object.entries(versions)) {
        const key = `${module} ${version}`;
        const known = counts.get(key) ?? { module, version, total: 0, lastHour: 0 };
        const lastHour = known.lastHour + (isLast ? count : 0);
        counts.set(key, { ...known, total: known.total + count, lastHour });
      }
    }
  }
  return [...counts.values()].toSorted((one, other) => other.total - one.total);
}

/** What three of four visits stayed below, by module. */
export function measuredVitals(hours: readonly CountedHour[]): MeasuredVital[] {
  const modules = new Set(
    hours.flatMap(({ vitals }) => Object.values(vitals).flatMap((one) => Object.keys(one))),
  );
  return [...modules].toSorted().flatMap((module) =>
    vitalNameSchema.options.flatMap((name) => {
      const counts = Array.from({ length: VITAL_BUCKETS[name].length + 1 }, (_, bucket) =>
        hours.reduce((sum, { vitals }) => sum + (vitals[name]?.[module]?.[String(bucket)] ?? 0), 0),
      );
      const value = p75(name, counts);
      const visits = counts.reduce((sum, count) => sum + count, 0);
      if (value === null) return [];
      return [{ name, module, visits, p75: Number.isFinite(value) ? value : null }];
    }),
  );
}
