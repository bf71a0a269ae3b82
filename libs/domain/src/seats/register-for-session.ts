import * as z from 'zod/mini';
import { emailSchema, idSchema, personNameSchema } from '../fields/fields.ts';
import { signedTokenSchema } from '../fields/signed-token.ts';

/** Takes a second seat in the same seminar on purpose; refused with `registration/elsewhere` otherwise. */
const again = z.optional(z.boolean());

/**
 * registerForSession: a person who proved their phone number registers themselves, or a signed-in advisor registers
 * one of their customers.
 */
export const registerForSessionInput = z.discriminatedUnion('who', [
  z.object({
    who: z.literal('self'),
    sessionId: idSchema,
    /** uid of the advisor on whose page the person is */
    advisorId: idSchema,
    firstName: personNameSchema,
    lastName: personNameSchema,
    email: emailSchema,
    /** uid of the person who shared the link, when there was one */
    ref: z.optional(idSchema),
    /** whether the person goes on the waiting list when no seat is free */
    waits: z.optional(z.boolean()),
    /** whether the person agreed to be called; false leaves an earlier consent as it is */
    mayCall: z.optional(z.boolean()),
    again,
  }),
  z.object({ who: z.literal('customer'), sessionId: idSchema, customerId: idSchema, again }),
]);
export type RegisterForSessionInput = z.infer<typeof registerForSessionInput>;

export const registerForSessionOutput = z.object({
  sessionId: idSchema,
  customerId: idSchema,
  /** where the person is now: in the session, or on its waiting list */
  place: z.enum(['seat', 'waiting']),
  /** of the seat's own page; null when an advisor registered the person */
  seatToken: z.nullable(signedTokenSchema),
  /**
   * A custom token of Firebase Auth, when the number moved to a new login because the record under the caller's login is
   * about someone else; the caller's own sessions have ended. Null otherwise.
   */
  loginToken: z.nullable(z.string()),
  /** whether a mail confirms it; false when the owner of the address wants none */
  isMailed: z._default(z.boolean(), true),
});
/** What the server answers; without `isMailed`, a mail is on its way. */
export type RegisterForSessionOutput = z.input<typeof registerForSessionOutput>;
