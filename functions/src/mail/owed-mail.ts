import { createHash, randomUUID } from 'node:crypto';
import type {
  AdvisorMail,
  CancellationMail,
  Registration,
  RegistrationMail,
  Seminar,
  Session,
} from '@wbd/domain';

/** How long a mail's own trigger has before the sweep looks after it, and how long a claim holds. */
export const LEASE_MS = 60_000;
/** After this many attempts nothing more is tried by itself: the last one is made eight and a half hours after the first. */
export const MAX_ATTEMPTS = 10;
/** Changes of a session within the same span of this length are told in one mail, at its end. */
export const CHANGE_SPAN_MS = 120_000;

const MESSAGE_DOMAIN = 'mail.wbd';

/*
 * The id and the Message-ID of a row follow from what owes it alone, so that every delivery of the same event means the
 * same mail. Whoever owes a mail writes its row in the same batch as the reason for it.
 */

/** The confirmation of a registration; who registers anew later is owed a new one. */
export function owedConfirmation(registration: Registration): RegistrationMail {
  const kind = 'registration-confirmation';
  const { registeredAt } = registration;
  return {
    ...outbox([kind, ...identity(registration)], registration.advisor, registeredAt),
    ...{ kind, ...about(registration) },
  };
}

/** The reminder of a registration; a session that moved to another time is reminded of again. */
export function owedReminder(
  registration: Registration,
  session: Session,
  now: Date,
): RegistrationMail {
  const kind = 'session-reminder';
  const key = [kind, ...identity(registration), session.time.getTime()];
  return {
    ...outbox(key, registration.advisor, now),
    ...{ kind, ...about(registration) },
  };
}

/**
 * Tells of a change of the session, its seminar or the way to get in. It waits until the span of time the change lies
 * in is over and is written from what is then current, so that edits one after the other make one mail.
 * @param changedAt when the change was written
 */
export function owedSessionChange(registration: Registration, changedAt: Date): RegistrationMail {
  const kind = 'session-changed';
  const span = Math.floor(changedAt.getTime() / CHANGE_SPAN_MS);
  const due = new Date((span + 1) * CHANGE_SPAN_MS);
  return {
    ...outbox([kind, ...identity(registration), span], registration.advisor, due),
    ...{ kind, ...about(registration) },
    leaseUntil: due,
    nextAttempt: due,
  };
}

/** Tells somebody that they were removed from a session. Holds what it tells, because the registration goes. */
export function owedCancellation(
  registration: Registration,
  session: Session,
  seminar: Seminar,
  now: Date,
): CancellationMail {
  const kind = 'registration-cancelled';
  const { firstName, lastName, email } = registration;
  const { title, duration } = seminar;
  const { time, location } = session;
  return {
    ...outbox([kind, ...identity(registration)], registration.advisor, now),
    ...{ kind, session: registration.session, customer: registration.customer },
    cancelledAt: now,
    attempt: randomUUID(),
    ...{ firstName, lastName, email, title, time, duration, location },
  };
}

/**
 * A mail to an advisor about their account. Text and links are made when it is sent; the row holds nothing secret.
 * @param order the same `kind`, `uid` and `key` mean the same mail
 */
export function owedAdvisorMail(order: {
  kind: AdvisorMail['kind'];
  uid: string;
  key: string;
  now: Date;
}): AdvisorMail {
  const { kind, uid, key, now } = order;
  return { ...outbox([kind, uid, key], uid, now), kind, uid };
}

function about({ session, customer, registeredAt }: Registration) {
  return { session, customer, registeredAt };
}

/** Tells one registration from another of the same person for the same session. */
function identity({ session, customer, registeredAt }: Registration): [string, string, number] {
  return [session, customer, registeredAt.getTime()];
}

function outbox(key: readonly (string | number)[], advisor: string, now: Date) {
  const id = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 40);
  return {
    id,
    advisor,
    state: 'owed' as const,
    attempts: 0,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
    nextAttempt: null,
    messageId: `<${id}@${MESSAGE_DOMAIN}>`,
    sentAt: null,
    error: null,
  };
}
