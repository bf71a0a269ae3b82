import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/**
 * referrals/{customerId}: through whose shared link a customer came. Written with the customer's first registration or
 * request for an appointment, and readable by the person who shared the link; so it holds no more of
 * the customer than a name and how far they got.
 */
export const referralSchema = z.object({
  id: idSchema,
  /** the id once more, as a field */
  customer: idSchema,
  /** uid of the person who shared the link */
  referrer: idSchema,
  /** the advisor whose customer the person became */
  advisor: idSchema,
  /** first name and the initial of the last name */
  name: z.string(),
  createdAt: z.date(),
  /** false while the customer has only asked for an appointment */
  registered: z._default(z.boolean(), true),
  /** ids of the sessions that the customer attended */
  attended: z._default(z.array(idSchema), []),
  /** ids of the confirmed deals with the customer, by which the referrer sees whose commission it is */
  deals: z._default(z.array(idSchema), []),
  /** when the customer first asked for an appointment; null when they have not */
  appointmentAt: z._default(z.nullable(z.date()), null),
});
export type Referral = z.infer<typeof referralSchema>;
