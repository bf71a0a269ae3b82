import * as z from 'zod/mini';
import { sweepNameSchema } from '../sweeps/sweeps.ts';

export const lastRunSchema = z.object({
  startedAt: z.date(),
  durationMs: z.number(),
  outcome: z.enum(['ok', 'failed']),
  /** how much there was to do; null where that is not counted, and after a failure */
  done: z.nullable(z.int()),
  /** null while none has succeeded */
  succeededAt: z._default(z.nullable(z.date()), null),
});
export type LastRun = z.infer<typeof lastRunSchema>;

/** operations/announced-{id}: how far an announcement has been told to advisors. */
export const announcedSchema = z.object({ after: z.nullable(z.string()), isDone: z.boolean() });
export type Announced = z.infer<typeof announcedSchema>;

/** operations/sweeps is one document, because the operator reads the runs of all sweeps together. */
export const operationSchema = z.union([
  announcedSchema,
  z.partialRecord(sweepNameSchema, lastRunSchema),
]);
