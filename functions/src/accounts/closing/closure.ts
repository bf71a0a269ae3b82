import { idSchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';

/** What closing an account takes, in this order. Each step may be repeated. */
export const CLOSURE_STEPS = [
  'access',
  'subscription',
  'seminars',
  'content',
  'seats',
  'mails',
  'customers',
  'traces',
  'login',
  'stragglers',
] as const;
export type ClosureStep = (typeof CLOSURE_STEPS)[number];

/**
 * accountClosures/{uid}: an account that is being closed. Account and profile went with the order, so the row holds what
 * the job still needs of them, and goes itself when the job is done.
 */
export const closureSchema = z.object({
  id: idSchema,
  /** null once the last mail is enqueued */
  email: z.nullable(z.string()),
  /** null while the address was not confirmed */
  firstName: z.nullable(z.string()),
  /** the payment provider's customer; null when the advisor never went to pay */
  customer: z.nullable(z.string()),
  step: z.enum(CLOSURE_STEPS),
  orderedAt: z.date(),
  /** of the click that ordered it, as in the logs */
  trace: z._default(z.nullable(z.string()), null),
  /** until then only the process that claimed it works on it */
  leaseUntil: z.date(),
  /** grows with each claim, so that a process that wakes up late changes nothing */
  claims: z.int(),
});
export type Closure = z.infer<typeof closureSchema>;
