import * as z from 'zod/mini';
import { isoDaySchema } from '../fields/fields.ts';
import { retentionDaySchema } from '../reports/operations.ts';
import { sweepNameSchema } from '../sweeps/sweeps.ts';

export const lastRunSchema = z.object({
  startedAt: z.date(),
  durationMs: z.number(),
  outcome: z.enum(['ok', 'failed']),
  /** number of items; null if it is not counted, and after a failure */
  done: z.nullable(z.int()),
  /** null before the first success */
  succeededAt: z._default(z.nullable(z.date()), null),
});
export type LastRun = z.infer<typeof lastRunSchema>;

/** operations/announced-{id}: how far an announcement has been sent to advisors. */
export const announcedSchema = z.object({ after: z.nullable(z.string()), isDone: z.boolean() });
export type Announced = z.infer<typeof announcedSchema>;

/** operations/retention: number of documents erased by age, per rule and day. */
export const retentionReportSchema = z.object({ days: z.array(retentionDaySchema) });
export type RetentionReport = z.infer<typeof retentionReportSchema>;

/** operations/imprints: the deadline for which all pages were last rebuilt. */
export const enforcedImprintsSchema = z.object({ enforced: z.nullable(isoDaySchema) });
export type EnforcedImprints = z.infer<typeof enforcedImprintsSchema>;

/** operations/sweeps is one document, because the operator reads the runs of all sweeps together. */
export const operationSchema = z.union([
  announcedSchema,
  retentionReportSchema,
  enforcedImprintsSchema,
  z.partialRecord(sweepNameSchema, lastRunSchema),
]);
