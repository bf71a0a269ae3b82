import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { advisorDataPartSchema } from './advisor-data.ts';

/** The steps of closing an account, in this order. Each step may be repeated. */
export const CLOSURE_STEPS = [
  'access',
  'export',
  'subscription',
  'seminars',
  'content',
  'seats',
  'mails',
  'customers',
  'traces',
  'login',
  'stragglers',
  'retrieval',
  'contract',
] as const;

export type ClosureStep = (typeof CLOSURE_STEPS)[number];

/** Records by section of the export. */
const keptSchema = z.record(advisorDataPartSchema, z.array(z.record(z.string(), z.unknown())));

/**
 * accountClosures/{uid}: an account that is being closed. The order deletes account and profile, so the document holds
 * what the job still needs. The job deletes it at the end: after the export has expired and the paid term has ended.
 */
export const accountClosureSchema = z.object({
  id: idSchema,
  /** null once the last mail is enqueued */
  email: z.nullable(z.string()),
  /** null if the address was not confirmed */
  firstName: z.nullable(z.string()),
  /** the payment provider's customer; null if the advisor never started a checkout */
  customer: z.nullable(z.string()),
  step: z.enum(CLOSURE_STEPS),
  orderedAt: z.date(),
  /** when the export expires; null for orders from before exports existed */
  exportUntil: z._default(z.nullable(z.date()), null),
  /** the end of a minimum term that is still paid for; null when nothing is owed */
  termEnd: z._default(z.nullable(z.date()), null),
  /** data deleted with the order, for the export; null once it is built */
  kept: z._default(z.nullable(keptSchema), null),
  /** trace id of the ordering click in the logs */
  trace: z._default(z.nullable(z.string()), null),
  /** lease: until then only the claiming process works on it */
  leaseUntil: z.date(),
  /** increases with each claim, so that a stale process changes nothing */
  claims: z.int(),
});
export type AccountClosure = z.infer<typeof accountClosureSchema>;
