import * as z from 'zod/mini';
import { announcementSchema } from '../contracts/announcement.ts';
import { idSchema, isoDaySchema, nullableText } from '../fields/fields.ts';
import { basisSchema, noticeKindSchema } from '../notices/notice.ts';

/**
 * How far a mail got. `queued` is written together with its reason; `claimed` has not touched the mail server yet and
 * may be claimed again once its lease ran out; `sending` may or may not have left when its lease ran out, so it becomes
 * `unclear` and is never sent again by itself; `dropped` was no longer needed when it was to be written; `objected`
 * stayed unsent because the recipient wants no mails.
 */
export const mailStateSchema = z.enum([
  'queued',
  'claimed',
  'sending',
  'sent',
  'failed',
  'unclear',
  'dropped',
  'objected',
]);
export type MailState = z.infer<typeof mailStateSchema>;

const outbox = {
  id: idSchema,
  /** the advisor who may read how far it got */
  advisor: idSchema,
  state: mailStateSchema,
  attempts: z.int(),
  /** `attempts` when a person last asked for it to be sent again: the automatic ones are counted from there */
  attemptsBefore: z._default(z.int(), 0),
  /** until then only the process that claimed the row works on it */
  leaseUntil: z.date(),
  /** when it is tried, or tried again; null: at once while it is queued, never again once it failed */
  nextAttempt: z.nullable(z.date()),
  messageId: z.string(),
  sentAt: z.nullable(z.date()),
  error: nullableText,
  /** when it was counted for its recipient: a retry is not counted again. Null before, and in rows of earlier releases. */
  countedAt: z._default(z.nullable(z.date()), null),
  /**
   * Why a `failed` mail was not handed to the mail server: `limit`, its recipient has had enough mails for now; `refused`,
   * the recipient's server refused the address a few days ago.
   */
  heldBack: z._default(z.nullable(z.enum(['limit', 'refused'])), null),
  /** what a person did that the mail follows on, as in the logs; null where no person did */
  trace: z._default(nullableText, null),
  /** when the database deletes the row; null for rows from before there was a date */
  expiresAt: z._default(z.nullable(z.date()), null),
};

/** Written from the registration as it is when the mail is sent. */
const registrationMailSchema = z.object({
  ...outbox,
  kind: z.enum(['registration-confirmation', 'session-reminder', 'session-changed']),
  session: idSchema,
  customer: idSchema,
  /** tells the registration from a later one of the same person */
  registeredAt: z.date(),
});

/** What the seminar's owner wrote to a participant. The text is in the message, which all its mails share. */
const sessionMessageMailSchema = z.object({
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

/** The registration is gone by the time this is sent: the row holds what the mail tells, and nothing more. */
const cancellationMailSchema = z.object({
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

/** Written from the entry as it is when the mail is sent. */
const waitingMailSchema = z.object({
  ...outbox,
  kind: z.enum(['waiting-joined', 'waiting-offer', 'waiting-changed']),
  session: idSchema,
  customer: idSchema,
  /** tells the entry from a later one of the same person */
  joinedAt: z.date(),
});

/** The entry is gone by the time this is sent, and no seat will be offered: the row holds what the mail tells. */
const waitingClosedMailSchema = z.object({
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

/** Tells an advisor that the plan is another one, and what it cost. The invoice is as it was when the change arrived. */
const planChangedMailSchema = z.object({
  ...outbox,
  kind: z.literal('plan-changed'),
  uid: idSchema,
  /** names of plans, as in the account */
  from: z.string(),
  plan: z.string(),
  /** euro cents; null where the change cost nothing by itself */
  invoice: z.nullable(z.object({ net: z.int(), tax: z.int(), gross: z.int(), url: nullableText })),
  /** null when nothing is charged any more, or for now */
  nextCharge: z.nullable(z.date()),
  endsAt: z.nullable(z.date()),
  termEnd: z.nullable(z.date()),
});

/** Tells an advisor that the plan is over. */
const planEndedMailSchema = z.object({
  ...outbox,
  kind: z.literal('plan-ended'),
  uid: idSchema,
  plan: z.string(),
  /** `ended`: by the operator, or the payment provider does not say */
  reason: z.enum(['cancelled', 'unpaid', 'disputed', 'ended']),
});

/** Tells an advisor that the plan will be another one, or that it stays after all. */
const plannedChangeMailSchema = z.object({
  ...outbox,
  kind: z.enum(['plan-change-planned', 'plan-change-revoked']),
  uid: idSchema,
  /** names of plans, as in the account: the present one, and the one that follows or would have followed */
  plan: z.string(),
  next: z.string(),
  /** when it follows, or would have followed */
  at: z.date(),
});

/** Reminds an advisor of an invoice that still could not be collected. */
const paymentReminderMailSchema = z.object({
  ...outbox,
  kind: z.literal('payment-reminder'),
  uid: idSchema,
  /** euro cents, VAT included */
  cents: z.int(),
  /** when the payment provider tries again; null when it does not */
  retryAt: z.nullable(z.date()),
});

/** Tells an advisor that a second subscription, bought at the same moment, was ended and paid back. */
const planPaidBackMailSchema = z.object({
  ...outbox,
  kind: z.literal('plan-paid-back'),
  uid: idSchema,
  plan: z.string(),
});

/** To an advisor, about their own account. */
const advisorMailSchema = z.object({
  ...outbox,
  kind: z.enum(['advisor-welcome', 'email-verification', 'password-reset', 'payment-failed']),
  uid: idSchema,
});

/** Tells an advisor what a participant did on their own. Holds what it tells, because the seat is gone. */
const participantMailSchema = z.object({
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

/** Tells an advisor that a person wants to talk to them. Written from the request when it is sent. */
const appointmentMailSchema = z.object({
  ...outbox,
  kind: z.literal('appointment-requested'),
  /** the recipient: the advisor whom the person wants to talk to */
  uid: idSchema,
  customer: idSchema,
  request: idSchema,
});

/**
 * Tells an advisor what happened within a span, or a day. Written from the notifications and the settings of the moment
 * when it is sent.
 */
const newsMailSchema = z.object({
  ...outbox,
  kind: z.literal('news'),
  /** the recipient */
  uid: idSchema,
  /** which of the kinds it tells of: those that the advisor gets at once, or in the morning */
  pace: z.enum(['now', 'daily']),
  /** from then on, and before `until` */
  from: z.date(),
  until: z.date(),
});

/** Tells a host how many guests another advisor has in a session. Written from the registrations when it is sent. */
const guestsMailSchema = z.object({
  ...outbox,
  kind: z.literal('guests-registered'),
  /** the recipient: the seminar's owner */
  uid: idSchema,
  session: idSchema,
  /** the advisor who registered the guests */
  broughtBy: idSchema,
});

/**
 * Tells an advisor what a colleague who closed the account leaves behind in a session, or that a colleague called it off.
 * Names neither the colleague nor the customers: after a closed account they are erased, or about to be.
 */
const colleagueLeftMailSchema = z.object({
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

/** Tells an advisor that a customer erased their own data. Names them as a referral does, because nothing else is left. */
const customerErasedMailSchema = z.object({
  ...outbox,
  kind: z.literal('customer-erased'),
  uid: idSchema,
  /** first name and the initial of the last name */
  name: z.string(),
});

/** Tells an advisor which customers are erased for want of contact. Written from the customers when it is sent. */
const erasureAnnouncedMailSchema = z.object({
  ...outbox,
  kind: z.literal('erasure-announced'),
  uid: idSchema,
  /** the day of the erasures */
  eraseOn: isoDaySchema,
});

/** Tells an advisor that their account is being closed, and later that it is gone. Nothing else holds the address then. */
const closureMailSchema = z.object({
  ...outbox,
  kind: z.enum(['account-closing', 'account-closed']),
  uid: idSchema,
  email: z.string(),
  /** null while the address was not confirmed: it may be a stranger's */
  firstName: nullableText,
});

/**
 * Asks a new address of an advisor to confirm it (`email-change`), or tells the one before of the change (`email-changed`).
 * Holds the recipient's address, which is not the account's.
 */
const emailChangeMailSchema = z.object({
  ...outbox,
  kind: z.enum(['email-change', 'email-changed']),
  uid: idSchema,
  email: z.string(),
  /** whether the recipient had confirmed the address for the account */
  wasProven: z.boolean(),
});

/** To who reported content, at the address they typed: the receipt. Repeats nothing of what they wrote. */
const noticeReceivedMailSchema = z.object({
  ...outbox,
  kind: z.literal('notice-received'),
  email: z.string(),
  /** of the notice */
  number: z.string(),
  subject: noticeKindSchema,
  title: z.string(),
});

/** To who reported content: the decision. */
const noticeDecidedMailSchema = z.object({
  ...outbox,
  kind: z.literal('notice-decided'),
  email: z.string(),
  number: z.string(),
  subject: noticeKindSchema,
  title: z.string(),
  outcome: z.enum(['kept', 'restricted']),
  /** whether it decides what the owner objected to */
  isOnComplaint: z.boolean(),
  basis: basisSchema,
  ground: z.string(),
  facts: z.string(),
});

/** To the owner of content: the decision with its statement of reasons. */
const contentDecidedMailSchema = z.object({
  ...outbox,
  kind: z.literal('content-decided'),
  /** the recipient */
  uid: idSchema,
  number: z.string(),
  subject: noticeKindSchema,
  title: z.string(),
  /** `upheld`: it stays hidden although the owner objected */
  outcome: z.enum(['restricted', 'upheld', 'restored']),
  basis: basisSchema,
  ground: z.string(),
  facts: z.string(),
  /** until when the owner can object; null when they cannot, or need not */
  complainUntil: z.nullable(z.date()),
  /** whether another person decided than the first time */
  byOther: z.boolean(),
});

/** Tells an advisor that an admin has blocked the account, or that it is open again. */
const blockMailSchema = z.object({
  ...outbox,
  kind: z.enum(['account-blocked', 'account-unblocked']),
  uid: idSchema,
  /** what the admin gave as the reason; null when it is open again */
  reason: nullableText,
});

/** Tells an advisor that the operator changes the contract or a sub-processor. Holds what it tells: the configuration may have moved on. */
const contractMailSchema = z.object({
  ...outbox,
  kind: z.literal('contract-changed'),
  uid: idSchema,
  announcement: announcementSchema,
});

/** Confirms the receipt of a termination, with its time, to its sender. Written from the declaration. */
const terminationReceiptMailSchema = z.object({
  ...outbox,
  kind: z.literal('termination-received'),
  termination: idSchema,
});

/** Asks the owner of an account whether the declaration is theirs, or tells them when the contract ends. */
const terminationMailSchema = z.object({
  ...outbox,
  kind: z.enum(['termination-check', 'termination-done']),
  uid: idSchema,
  termination: idSchema,
});

/** mails/{id}: the outbox, one row per mail, written by the server only. */
export const mailSchema = z.discriminatedUnion('kind', [
  registrationMailSchema,
  sessionMessageMailSchema,
  cancellationMailSchema,
  waitingMailSchema,
  waitingClosedMailSchema,
  participantMailSchema,
  appointmentMailSchema,
  newsMailSchema,
  guestsMailSchema,
  colleagueLeftMailSchema,
  customerErasedMailSchema,
  erasureAnnouncedMailSchema,
  planChangedMailSchema,
  planEndedMailSchema,
  plannedChangeMailSchema,
  paymentReminderMailSchema,
  planPaidBackMailSchema,
  advisorMailSchema,
  closureMailSchema,
  emailChangeMailSchema,
  noticeReceivedMailSchema,
  noticeDecidedMailSchema,
  contentDecidedMailSchema,
  blockMailSchema,
  terminationReceiptMailSchema,
  terminationMailSchema,
  contractMailSchema,
]);
export type Mail = z.infer<typeof mailSchema>;

export const mailKindSchema = z.enum([
  'registration-confirmation',
  'session-reminder',
  'session-changed',
  'session-message',
  'registration-cancelled',
  'waiting-joined',
  'waiting-offer',
  'waiting-changed',
  'waiting-closed',
  'participant-left',
  'appointment-requested',
  'news',
  'guests-registered',
  'colleague-left',
  'customer-erased',
  'erasure-announced',
  'advisor-welcome',
  'email-verification',
  'password-reset',
  'payment-failed',
  'payment-reminder',
  'plan-changed',
  'plan-change-planned',
  'plan-change-revoked',
  'plan-ended',
  'plan-paid-back',
  'account-closing',
  'account-closed',
  'email-change',
  'email-changed',
  'notice-received',
  'notice-decided',
  'content-decided',
  'account-blocked',
  'account-unblocked',
  'termination-received',
  'termination-check',
  'termination-done',
  'contract-changed',
] as const satisfies readonly Mail['kind'][]);
export type MailKind = Mail['kind'];
export type RegistrationMail = z.infer<typeof registrationMailSchema>;
export type SessionMessageMail = z.infer<typeof sessionMessageMailSchema>;
export type CancellationMail = z.infer<typeof cancellationMailSchema>;
export type WaitingMail = z.infer<typeof waitingMailSchema>;
export type WaitingClosedMail = z.infer<typeof waitingClosedMailSchema>;
export type ColleagueLeftMail = z.infer<typeof colleagueLeftMailSchema>;
export type ParticipantMail = z.infer<typeof participantMailSchema>;
export type AppointmentMail = z.infer<typeof appointmentMailSchema>;
export type GuestsMail = z.infer<typeof guestsMailSchema>;
export type EmailChangeMail = z.infer<typeof emailChangeMailSchema>;
export type NewsMail = z.infer<typeof newsMailSchema>;
export type ErasureAnnouncedMail = z.infer<typeof erasureAnnouncedMailSchema>;
export type CustomerErasedMail = z.infer<typeof customerErasedMailSchema>;
export type PlanChangedMail = z.infer<typeof planChangedMailSchema>;
export type PlanEndedMail = z.infer<typeof planEndedMailSchema>;
export type PaymentReminderMail = z.infer<typeof paymentReminderMailSchema>;
export type PlanPaidBackMail = z.infer<typeof planPaidBackMailSchema>;
export type PlannedChangeMail = z.infer<typeof plannedChangeMailSchema>;
export type PlanMail =
  PlanChangedMail | PlanEndedMail | PlannedChangeMail | PaymentReminderMail | PlanPaidBackMail;
export type AdvisorMail = z.infer<typeof advisorMailSchema>;
export type ClosureMail = z.infer<typeof closureMailSchema>;
export type NoticeReceivedMail = z.infer<typeof noticeReceivedMailSchema>;
export type NoticeDecidedMail = z.infer<typeof noticeDecidedMailSchema>;
export type ContentDecidedMail = z.infer<typeof contentDecidedMailSchema>;
export type BlockMail = z.infer<typeof blockMailSchema>;
export type TerminationReceiptMail = z.infer<typeof terminationReceiptMailSchema>;
export type TerminationMail = z.infer<typeof terminationMailSchema>;
export type ContractMail = z.infer<typeof contractMailSchema>;
