import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';
import { basisSchema, noticeKindSchema } from '../notices/notice.ts';

export const registrationFacts = {
  session: idSchema,
  customer: idSchema,
  /** distinguishes the registration from a later one of the same person */
  registeredAt: z.date(),
};

export const appointmentFacts = {
  appointment: idSchema,
  customer: idSchema,
  /** `changes` of the appointment when the mail was written; the mail is dropped after a later change */
  changes: z.int(),
  writtenAt: z.date(),
};

export const waitingFacts = {
  session: idSchema,
  customer: idSchema,
  /** distinguishes the entry from a later one of the same person */
  joinedAt: z.date(),
};

/** A person and a session, for mails about a seat or an entry that is gone. */
export const sessionFacts = {
  /** what the host gave as the reason for calling the session off; null without one */
  note: z._default(nullableText, null),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  time: z.date(),
  /** minutes */
  duration: z.int(),
  location: z.string(),
};

/** Nothing else holds the address of a closed account. */
export const closureFacts = {
  uid: idSchema,
  email: z.string(),
  /** null while the address was not confirmed: it may be a stranger's */
  firstName: nullableText,
  /** how long the export can be fetched; null when there is none */
  exportUntil: z._default(z.nullable(z.date()), null),
};

export const addressChangeFacts = {
  uid: idSchema,
  /** the recipient's address, which is not the account's */
  email: z.string(),
  /** whether the recipient had confirmed the address for the account */
  wasProven: z.boolean(),
};

export const blockFacts = {
  uid: idSchema,
  /** what the admin gave as the reason; null when it is open again */
  reason: nullableText,
};

export const plannedChangeFacts = {
  uid: idSchema,
  /** names of plans, as in the account: the current one, and the next one, also when that change was revoked */
  plan: z.string(),
  next: z.string(),
  /** the date of that change */
  at: z.date(),
};

export const noticeFacts = {
  /** of the notice */
  number: z.string(),
  subject: noticeKindSchema,
  title: z.string(),
};

/** The statement of reasons of a decision. */
export const reasonFacts = {
  basis: basisSchema,
  ground: z.string(),
  facts: z.string(),
};
