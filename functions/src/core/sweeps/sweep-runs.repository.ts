import { lastRunSchema, type LastRun } from '@wbd/domain/bookkeeping';
import { SWEEP_NAMES, type SweepName } from '@wbd/domain/reports';
import { db, toDates } from '../firestore.ts';

/** What came of a sweep. */
export type SweepRun = Omit<LastRun, 'succeededAt'>;

const row = () => db.doc('operations/sweeps');

export async function noteRun(name: SweepName, run: SweepRun): Promise<void> {
  const succeeded = run.outcome === 'ok' ? { succeededAt: run.startedAt } : {};
  await row().set({ [name]: { ...run, ...succeeded } }, { merge: true });
}

/** The last run of each sweep that has run at all. */
export async function readRuns(): Promise<ReadonlyMap<SweepName, LastRun>> {
  const stored = toDates((await row().get()).data() ?? {});
  return new Map(
    SWEEP_NAMES.flatMap((name) => {
      const run = lastRunSchema.safeParse(stored[name]);
      return run.success ? [[name, run.data] as const] : [];
    }),
  );
}
