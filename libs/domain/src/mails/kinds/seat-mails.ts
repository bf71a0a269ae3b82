import * as z from 'zod/mini';
import { idSchema, nullableText } from '../../fields/fields.ts';
import { outbox } from './outbox.ts';

/** Written from the registration as it is when the mail is sent. */
export const registrationMailSchema = z.object({
  ...outbox,
  kind: z.enum(['registration-confirmation', 'session-reminder', 'session-changed']),
  session: idSchema,
  customer: idSchema,
  /** tells the registration from a later one of the same person */
  registeredAt: z.date(),
});
export type RegistrationMail = z.infer<typeof registrationMailSchema>;

/** What the seminar's owner wrote to a participant. The text is in the message, which all its mails share. */
export const sessionMessageMailSchema = z.object({
  ...outbox,
  kind: z.literal('session-message'),
  session: idSchema,
  customer: idSchema,
  /** as in the other mails about a registration */
  registeredAt: z.date(),
  /** id of the message */
  message: idSchema,
  writtenAt: z.date(),
});
export type SessionMessageMail = z.infer<typeof sessionMessageMailSchema>;

/** The registration is gone by the time this is sent: the row holds what the mail tells, and nothing more. */
export const cancellationMailSchema = z.object({
  ...outbox,
  kind: z.literal('registration-cancelled'),
  session: idSchema,
  customer: idSchema,
  /** as in the registration */
  takenAs: z._default(z.nullable(idSchema), null),
  booking: z._default(z.nullable(idSchema), null),
  moves: z._default(z.int(), 0),
  /** who gave the seat up, and what for; `session-cancelled`: the seminar's owner called the session off or closed the account; `advisor-left`: the person's advisor closed theirs */
  reason: z._default(
    z.enum(['removed', 'cancelled', 'moved', 'session-cancelled', 'advisor-left']),
    'removed',
  ),
  cancelledAt: z.date(),
  /** tells the request that freed the seat from another one for the same seat, even in the same millisecond */
  attempt: idSchema,
  /** what the host gave as the reason for calling the session off; null without one */
  note: z._default(nullableText, null),
  firstName: z.string(),
  lastName: z.string(),
  email: nullableText,
  title: z.string(),
  time: z.date(),
  /** minutes */
  duration: z.int(),
  location: z.string(),
});
export type CancellationMail = z.infer<typeof cancellationMailSchema>;

/** Written from the entry as it is when the mail is sent. */
export const waitingMailSchema = z.object({
  ...outbox,
  kind: z.enum(['waiting-joined', 'waiting-offer', 'waiting-changed']),
  session: idSchema,
  customer: idSchema,
  /** tells the entry from a later one of the same person */
  joinedAt: z.date(),
});
export type WaitingMail = z.infer<typeof waitingMailSchema>;

/** The entry is gone by the time this is sent, and no seat will be offered: the row holds what the mail tells. */
export const waitingClosedMailSchema = z.object({
  ...outbox,
  kind: z.literal('waiting-closed'),
  session: idSchema,
  customer: idSchema,
  joinedAt: z.date(),
  /** the seminar's owner called the session off or closed the account, or the person's advisor closed theirs */
  reason: z.enum(['session-cancelled', 'advisor-left']),
  /** as in a cancellation */
  note: z._default(nullableText, null),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  title: z.string(),
  time: z.date(),
  /** minutes */
  duration: z.int(),
  location: z.string(),
});
export type WaitingClosedMail = z.infer<typeof waitingClosedMailSchema>;

/** Tells an advisor what a participant did on their own. Holds what it tells, because the seat is gone. */
export const participantMailSchema = z.object({
  ...outbox,
  kind: z.literal('participant-left'),
  /** the recipient: the participant's advisor, or the seminar's owner */
  uid: idSchema,
  session: idSchema,
  customer: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  time: z.date(),
  location: z.string(),
  /** when the session is that the participant goes to instead; null when they cancelled */
  movedTo: z.nullable(z.date()),
});
export type ParticipantMail = z.infer<typeof participantMailSchema>;

/** Tells a host how many guests another advisor has in a session. Written from the registrations when it is sent. */
export const guestsMailSchema = z.object({
  ...outbox,
  kind: z.literal('guests-registered'),
  /** the recipient: the seminar's owner */
  uid: idSchema,
  session: idSchema,
  /** the advisor who registered the guests */
  broughtBy: idSchema,
});
export type GuestsMail = z.infer<typeof guestsMailSchema>;

/**
 * Tells an advisor what a colleague who closed the account leaves behind in a session, or that a colleague called it off.
 * Names neither the colleague nor the customers: after a closed account they are erased, or about to be.
 */
export const colleagueLeftMailSchema = z.object({
  ...outbox,
  kind: z.literal('colleague-left'),
  uid: idSchema,
  /**
   * The session, which customers of this advisor had joined, is cancelled, because the account is closed or because its
   * host called it off; or seats in a session of theirs are free again.
   */
  effect: z.enum(['session-cancelled', 'session-called-off', 'seats-freed']),
  /** as in a cancellation */
  note: z._default(nullableText, null),
  session: idSchema,
  title: z.string(),
  time: z.date(),
  /** minutes */
  duration: z.int(),
  location: z.string(),
});
export type ColleagueLeftMail = z.infer<typeof colleagueLeftMailSchema>;
