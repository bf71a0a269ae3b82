import * as z from 'zod/mini';
import { mailStateSchema } from '../mails/outbox.ts';
import { mailKindSchema } from '../mails/mail.ts';
import { vitalNameSchema } from './browser-report.ts';
import { sweepNameSchema } from '../sweeps/sweeps.ts';

/** operations: the operator's daily overview; for admins. */
export const operationsInput = z.object({});
export type OperationsInput = z.infer<typeof operationsInput>;

/** milliseconds since 1970 */
const time = z.int();

/** A mail that should have left by now. */
export const hangingMailSchema = z.object({
  id: z.string(),
  kind: mailKindSchema,
  state: mailStateSchema,
  attempts: z.int(),
  /** since when nothing has happened that should have */
  since: time,
});
export type HangingMail = z.infer<typeof hangingMailSchema>;

export const sweepStateSchema = z.object({
  name: sweepNameSchema,
  /** null before the first run; the same below */
  startedAt: z.nullable(time),
  succeededAt: z.nullable(time),
  durationMs: z.nullable(z.number()),
  done: z.nullable(z.int()),
  /** late: the last run began longer ago than two of its intervals and some minutes */
  state: z.enum(['never', 'ok', 'failed', 'late']),
});
export type SweepState = z.infer<typeof sweepStateSchema>;

export const liveModuleSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** null where the build's history does not say */
  commit: z.nullable(z.string()),
  publishedAt: z.nullable(time),
  canary: z.nullable(z.object({ version: z.string(), share: z.number() })),
});
export type LiveModule = z.infer<typeof liveModuleSchema>;

export const errorCountSchema = z.object({
  module: z.string(),
  version: z.string(),
  total: z.int(),
  /** in the hour that has begun, which is not over */
  lastHour: z.int(),
});
export type ErrorCount = z.infer<typeof errorCountSchema>;

export const measuredVitalSchema = z.object({
  name: vitalNameSchema,
  module: z.string(),
  visits: z.int(),
  /** what three of four visits stay below; null: more than the last bucket holds */
  p75: z.nullable(z.number()),
});
export type MeasuredVital = z.infer<typeof measuredVitalSchema>;

/** What was done on a day because data had become too old. */
export const retentionDaySchema = z.object({
  /** yyyy-MM-dd */
  day: z.string(),
  rule: z.literal('customers'),
  announced: z.int(),
  erased: z.int(),
  failed: z.int(),
});
export type RetentionDay = z.infer<typeof retentionDaySchema>;

export const operationsOutput = z.object({
  mails: z.object({
    hanging: z.array(hangingMailSchema),
    /** refused for the moment, and tried again later */
    postponed: z.int(),
    givenUp: z.int(),
    /** of those given up: not sent, because the recipient has had enough mails */
    heldBack: z._default(z.int(), 0),
    unclear: z.int(),
  }),
  /** what triggers and sweeps should have done by now */
  stuck: z.object({ invitations: z.int(), closures: z.int(), waitingLists: z.int() }),
  sweeps: z.array(sweepStateSchema),
  /** the latest first */
  retention: z._default(z.array(retentionDaySchema), []),
  modules: z.array(liveModuleSchema),
  /** of the last hours, the most first */
  errors: z.array(errorCountSchema),
  vitals: z.array(measuredVitalSchema),
});
export type Operations = z.infer<typeof operationsOutput>;
