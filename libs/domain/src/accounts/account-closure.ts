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

/** Records by part of the export. */
const keptSchema = z.record(advisorDataPartSchema, z.array(z.record(z.string(), z.unknown())));

/**
 * accountClosures/{uid}: an account that is being closed. Account and profile went with the order, so the row holds what
 * the job still needs of them. It goes itself when the job is done: once the export is over, and the term that is still paid for.
 */
export const accountClosureSchema = z.object({
  id: idSchema,
  /** null once the last mail is enqueued */
  email: z.nullable(z.string()),
  /** null while the address was not confirmed */
  firstName: z.nullable(z.string()),
  /** the payment provider's customer; null when the advisor never went to pay */
  customer: z.nullable(z.string()),
  step: z.enum(CLOSURE_STEPS),
  orderedAt: z.date(),
  /** how long the export can be fetched; null for an order from before there was one */
  exportUntil: z._default(z.nullable(z.date()), null),
  /** the end of a minimum term that is paid for until then; null when nothing is owed */
  termEnd: z._default(z.nullable(z.date()), null),
  /** what went with the order, for the export; null once that is made */
  kept: z._default(z.nullable(keptSchema), null),
  /** of the click that ordered it, as in the logs */
  trace: z._default(z.nullable(z.string()), null),
  /** until then only the process that claimed it works on it */
  leaseUntil: z.date(),
  /** grows with each claim, so that a process that wakes up late changes nothing */
  claims: z.int(),
});
export type AccountClosure = z.infer<typeof accountClosureSchema>;
