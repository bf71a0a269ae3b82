import { advisorDataPartSchema } from '@wbd/domain/accounts';
import { idSchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';

/** What closing an account takes, in this order. Each step may be repeated. */
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

/** Steps that wait for a day; until then the account is closed as far as anyone can tell. */
export const WAITING_STEPS = ['retrieval', 'contract'] as const satisfies readonly ClosureStep[];
/** Steps that should be over within a day or two. */
export const WORKING_STEPS = CLOSURE_STEPS.filter(
  (step) => !WAITING_STEPS.some((waiting) => waiting === step),
);

/** Records by part of the export. */
const keptSchema = z.record(advisorDataPartSchema, z.array(z.record(z.string(), z.unknown())));

/**
 * accountClosures/{uid}: an account that is being closed. Account and profile went with the order, so the row holds what
 * the job still needs of them. It goes itself when the job is done: once the export is over, and the term that is still paid for.
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
export type Closure = z.infer<typeof closureSchema>;
