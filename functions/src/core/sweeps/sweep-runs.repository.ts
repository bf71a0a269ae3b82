import { SWEEP_NAMES, type SweepName } from '@wbd/domain/reports';
import * as z from 'zod/mini';
import { db, toDates } from '../firestore.ts';

/** What came of a sweep. */
export interface SweepRun {
  startedAt: Date;
  durationMs: number;
  outcome: 'ok' | 'failed';
  /** how much there was to do; null where that is not counted, and after a failure */
  done: number | null;
}

const lastRunSchema = z.object({
  startedAt: z.date(),
  durationMs: z.number(),
  outcome: z.enum(['ok', 'failed']),
  done: z.nullable(z.int()),
  /** null while none has succeeded */
  succeededAt: z._default(z.nullable(z.date()), null),
});
export type LastRun = z.infer<typeof lastRunSchema>;

/** operations/sweeps: the last run of each sweep. One document, because the operator reads all of them together. */
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
