import * as z from 'zod/mini';
import { receivedCodeSchema } from '../errors/received-code.ts';
import { declaredConsentSchema } from '../customers/declared-consent.ts';
import { jobSchema } from '../customers/job.ts';
import { idSchema, isoDaySchema, nullableText } from '../fields/fields.ts';

/** What an external person becomes a customer with. */
const newcomerSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  bday: z.nullable(isoDaySchema),
  job: z.nullable(jobSchema),
});

export const invitedPersonSchema = z.object({
  /** place in the order of the invitation, from 0 */
  index: z.int(),
  /** full name; empty when the customer is not the advisor's */
  name: z.string(),
  /** null for an external person without a customer yet */
  customer: z.nullable(idSchema),
  /** null for one of the advisor's customers, and once it has been used */
  newcomer: z.nullable(newcomerSchema),
  /** `registered`: the place is taken, and the mail is on its way */
  state: z.enum(['waiting', 'registered', 'invited', 'failed']),
  /** what they got */
  place: z._default(z.enum(['seat', 'waiting']), 'seat'),
  /** why it failed; `mail/failed`: they are registered, but the e-mail did not leave */
  code: z.nullable(receivedCodeSchema),
  /** the confirmation in the outbox */
  mail: nullableText,
});
export type InvitedPerson = z.infer<typeof invitedPersonSchema>;

/**
 * invitations/{id}: people whom an advisor registers for a session, with the result of each. A call writes it, a trigger
 * carries it out.
 */
export const invitationSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  session: idSchema,
  who: z.enum(['own', 'external']),
  people: z.array(invitedPersonSchema),
  /** the ids among `people`, for queries */
  customers: z.array(idSchema),
  /** whether people without a free seat join the waiting list */
  waits: z._default(z.boolean(), false),
  /** what the advisor declared about people who had not consented to invitations; null for nothing */
  declaration: z._default(z.nullable(declaredConsentSchema), null),
  createdAt: z.date(),
  /** of the click that ordered it, as in the logs */
  trace: z._default(nullableText, null),
  /** until then only the process that claimed it works on it; null before the first claim */
  leaseUntil: z.nullable(z.date()),
  /** whether everyone has a result */
  finished: z.boolean(),
  /** when the database deletes it */
  expiresAt: z.date(),
});
export type Invitation = z.infer<typeof invitationSchema>;
