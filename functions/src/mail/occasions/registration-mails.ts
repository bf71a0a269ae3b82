import { randomUUID } from 'node:crypto';
import { firstHolder } from '@wbd/domain/customers';
import type {
  CancellationMail,
  MailOf,
  ParticipantMail,
  SessionMessageMail,
  WaitingClosedMail,
  WaitingMail,
} from '@wbd/domain/mails';
import { bookingOf, type SessionMessage } from '@wbd/domain/seats';
import type { Registration, Seminar, Session, WaitingEntry } from '@wbd/domain/seminars';
import { queuedRow } from '../outbox/outbox-row.ts';

/** Changes of a session within the same span of this length share one mail, sent when the span ends. */
export const CHANGE_SPAN_MS = 120_000;

const DAY_MS = 24 * 3_600_000;

/** The confirmation of a registration. A later registration of the same person gets its own. */
export function confirmationMail(registration: Registration): MailOf<'registration-confirmation'> {
  const kind = 'registration-confirmation';
  const { registeredAt } = registration;
  return {
    ...queuedRow(kind, identity(registration), registration.advisor, registeredAt),
    ...about(registration),
  };
}

/** Like `confirmationMail`, but null for a person without an e-mail address. */
export function confirmationOf(
  registration: Registration,
): MailOf<'registration-confirmation'> | null {
  return registration.email === null ? null : confirmationMail(registration);
}

/** The reminder of a registration. A session that moves to another time gets another reminder. */
export function reminderMail(
  registration: Registration,
  session: Session,
  now: Date,
): MailOf<'session-reminder'> {
  const kind = 'session-reminder';
  const key = [...identity(registration), session.time.getTime()];
  return {
    ...queuedRow(kind, key, registration.advisor, now),
    ...about(registration),
  };
}

/** Tells a participant what the host wrote; each message once. */
export function sessionMessageMail(
  registration: Registration,
  { id: message, createdAt }: Pick<SessionMessage, 'id' | 'createdAt'>,
): SessionMessageMail {
  const kind = 'session-message';
  const key = [...identity(registration), message];
  return {
    ...queuedRow(kind, key, registration.advisor, createdAt),
    ...about(registration),
    message,
    writtenAt: createdAt,
  };
}

/**
 * Tells of a change of the session, its seminar or its directions. The mail waits until the span that the change lies
 * in is over and is written from the data of that moment, so that a series of edits makes one mail.
 * @param changedAt when the change was written
 */
export function sessionChangedMail(
  registration: Registration,
  changedAt: Date,
): MailOf<'session-changed'> {
  const kind = 'session-changed';
  const { span, due } = spanOf(changedAt);
  return {
    ...queuedRow(kind, [...identity(registration), span], registration.advisor, due),
    ...about(registration),
    leaseUntil: due,
    nextAttempt: due,
  };
}

/** The same for a person on the session's waiting list. */
export function waitingChangedMail(
  entry: WaitingEntry,
  changedAt: Date,
): MailOf<'waiting-changed'> {
  const kind = 'waiting-changed';
  const { span, due } = spanOf(changedAt);
  const { session, customer, joinedAt } = entry;
  return {
    ...queuedRow(kind, [session, customer, joinedAt.getTime(), span], entry.advisor, due),
    session,
    customer,
    joinedAt,
    leaseUntil: due,
    nextAttempt: due,
  };
}

function spanOf(changedAt: Date): { span: number; due: Date } {
  const span = Math.floor(changedAt.getTime() / CHANGE_SPAN_MS);
  return { span, due: new Date((span + 1) * CHANGE_SPAN_MS) };
}

/** How a seat became free, and when. */
export interface Leaving {
  session: Session;
  seminar: Seminar;
  now: Date;
  reason: CancellationMail['reason'];
  /** what the host gave as the reason, for the mail; null or left out without one */
  note?: string | null;
}

/**
 * Confirms a cancellation to the person. The row contains the facts, because the registration is deleted. It also
 * records how the booking ended, so it exists even for a person without an address, but is never sent then.
 */
export function cancellationMail(
  registration: Registration,
  { session, seminar, now, reason, note = null }: Leaving,
): CancellationMail {
  const kind = 'registration-cancelled';
  const { firstName, lastName, email } = registration;
  const { title, duration } = seminar;
  const { time, location } = session;
  return {
    ...queuedRow(kind, identity(registration), registration.advisor, now, untilLinkEnds(time, now)),
    ...(email === null && { state: 'dropped' as const }),
    session: registration.session,
    customer: registration.customer,
    takenAs: registration.takenAs,
    booking: bookingOf(registration),
    moves: registration.moves,
    page: registration.page,
    reason,
    cancelledAt: now,
    attempt: randomUUID(),
    note,
    firstName,
    lastName,
    email,
    title,
    time,
    duration,
    location,
  };
}

/**
 * Tells the participant's advisor and the seminar's owner that the person gave up their seat.
 * @param movedTo when the session is that they go to instead; null when they cancelled
 */
export function participantMails(
  registration: Registration,
  leaving: Pick<Leaving, 'session' | 'seminar' | 'now'>,
  movedTo: Date | null,
): ParticipantMail[] {
  const uids = new Set([registration.advisor, registration.seminarAdvisor]);
  return [...uids].map((uid) => participantMail(uid, registration, leaving, movedTo));
}

/** The mail to one of them. */
export function participantMail(
  uid: string,
  registration: Registration,
  { session, seminar, now }: Pick<Leaving, 'session' | 'seminar' | 'now'>,
  movedTo: Date | null,
): ParticipantMail {
  const { firstName, lastName, customer } = registration;
  return {
    ...queuedRow('participant-left', [uid, ...identity(registration)], uid, now),
    uid,
    session: session.id,
    customer,
    firstName,
    lastName,
    movedTo,
    title: seminar.title,
    time: session.time,
    location: session.location,
  };
}

/** Confirms a place on the waiting list, or offers the seat that is held. An entry gets each of them once. */
export function waitingMail<Kind extends Exclude<WaitingMail['kind'], 'waiting-changed'>>(
  kind: Kind,
  entry: WaitingEntry,
  now: Date,
) {
  const { session, customer, joinedAt } = entry;
  return {
    ...queuedRow(kind, [session, customer, joinedAt.getTime()], entry.advisor, now),
    session,
    customer,
    joinedAt,
  };
}

/** Tells a person on a waiting list that they wait for nothing any more. The row holds what it tells, because the entry goes. */
export function waitingClosedMail(
  entry: WaitingEntry,
  { session, seminar, now, reason, note = null }: Leaving & Pick<WaitingClosedMail, 'reason'>,
): WaitingClosedMail {
  const kind = 'waiting-closed';
  const { customer, advisor, joinedAt, page, firstName, lastName, email } = entry;
  const { title, duration } = seminar;
  const { id, time, location } = session;
  return {
    ...queuedRow(kind, [id, customer, joinedAt.getTime()], advisor, now),
    session: id,
    customer,
    joinedAt,
    reason,
    page,
    note,
    firstName,
    lastName,
    email,
    title,
    time,
    duration,
    location,
  };
}

/** As long as the link of the seat is good: its page tells how the booking ended. */
function untilLinkEnds(time: Date, now: Date): Date {
  const days = Math.ceil((time.getTime() - now.getTime()) / DAY_MS) + 1;
  return new Date(now.getTime() + days * DAY_MS);
}

function about({ session, customer, registeredAt }: Registration) {
  return { session, customer, registeredAt };
}

/** Distinguishes one registration from another of the same person for the same session. */
function identity(registration: Registration): [string, string, number] {
  return [registration.session, firstHolder(registration), registration.registeredAt.getTime()];
}
