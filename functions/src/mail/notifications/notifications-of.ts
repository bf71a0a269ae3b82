import { createHash } from 'node:crypto';
import type {
  AppointmentMail,
  Mail,
  ParticipantMail,
  RegistrationMail,
  WaitingMail,
} from '@wbd/domain/mails';
import type { Notification, NotificationEvent } from '@wbd/domain/notifications';
import { keptMs } from '@wbd/domain/retention';
import type { Seminar, Session } from '@wbd/domain/seminars';
import type { Cause } from './cause.ts';

type About = Partial<
  Pick<
    Notification,
    'customer' | 'session' | 'isHost' | 'isOwn' | 'name' | 'title' | 'time' | 'movedTo'
  >
>;

/** What a notification tells, and whom. */
export interface Told {
  event: NotificationEvent;
  uid: string;
  /** the same event, advisor and key mean the same notification */
  key: string;
  about: About;
}

/**
 * The notifications that follow from a queued mail. Every row of the outbox is written together with its cause, so
 * the rows are the list of what happened; ids derive from the row.
 */
export function notificationsOf(mail: Mail, cause: Cause, now: Date): Notification[] {
  return toldOf(mail, cause).map((told) => notificationOf(told, mail.trace, now));
}

/** @param trace of the click that it follows, as in the logs */
export function notificationOf(
  { event, uid, key, about }: Told,
  trace: string | null,
  now: Date,
): Notification {
  return {
    id: createHash('sha256')
      .update(JSON.stringify([event, uid, key]))
      .digest('hex')
      .slice(0, 40),
    advisor: uid,
    event,
    ...NOTHING,
    ...about,
    read: false,
    createdAt: now,
    trace,
    expiresAt: new Date(now.getTime() + keptMs('notifications')),
  };
}

const NOTHING = {
  customer: null,
  session: null,
  isHost: false,
  isOwn: false,
  name: null,
  title: null,
  time: null,
  movedTo: null,
} as const satisfies Required<About>;

function toldOf(mail: Mail, cause: Cause): Told[] {
  switch (mail.kind) {
    case 'registration-confirmation':
      return toldOfSeat(mail, cause);
    case 'waiting-joined':
    case 'waiting-offer':
      return toldOfWaiting(mail, cause);
    case 'participant-left':
      return [toldOfLeaving(mail, cause)];
    case 'appointment-requested':
      return toldOfRequest(mail, cause);
    case 'guests-registered': {
      const { session, seminar, colleague } = cause;
      if (!session || !seminar || !colleague) return [];
      const about = { ...sessionFacts(session, seminar, mail.uid), name: fullName(colleague) };
      return [{ event: mail.kind, uid: mail.uid, key: mail.id, about }];
    }
    case 'colleague-left': {
      const { uid, effect: event, session, title, time } = mail;
      const about = { session, title, time, isHost: event === 'seats-freed' };
      return [{ event, uid, key: mail.id, about }];
    }
    case 'customer-erased':
      return [{ event: mail.kind, uid: mail.uid, key: mail.id, about: { name: mail.name } }];
    case 'customer-restricted': {
      const { uid, customer, name, restricted, id: key } = mail;
      const event = restricted ? 'customer-restricted' : 'customer-unrestricted';
      return [{ event, uid, key, about: { customer, isOwn: true, name } }];
    }
    case 'team-news': {
      const name = cause.colleague && fullName(cause.colleague);
      return [
        { event: mail.event, uid: mail.uid, key: mail.id, about: { name, title: mail.team } },
      ];
    }
    case 'session-reminder':
    case 'session-changed':
    case 'session-message':
    case 'registration-cancelled':
    case 'waiting-changed':
    case 'waiting-closed':
    case 'news':
    case 'advisor-welcome':
    case 'email-verification':
    case 'password-reset':
    case 'payment-failed':
    case 'payment-reminder':
    case 'plan-changed':
    case 'plan-change-planned':
    case 'plan-change-revoked':
    case 'plan-ended':
    case 'plan-paid-back':
    case 'account-closing':
    case 'account-closed':
    case 'notice-received':
    case 'notice-decided':
    case 'content-decided':
    case 'erasure-announced':
    case 'account-blocked':
    case 'account-unblocked':
    case 'support-view-started':
    case 'contract-changed':
    case 'termination-received':
    case 'termination-check':
    case 'termination-done':
    case 'email-change':
    case 'email-changed':
    case 'team-invitation':
    case 'film-paper':
      return [];
  }
}

/** The person's advisor and the host hear of a seat that the person took; the host also that it was the last one. */
function toldOfSeat(
  mail: RegistrationMail,
  { registration, session, seminar, referral }: Cause,
): Told[] {
  const isStill = registration?.registeredAt.getTime() === mail.registeredAt.getTime();
  if (!registration || !isStill || !session || !seminar) return [];
  const told: Told[] = [];
  const { advisor, customer } = registration;
  // an advisor who registers people knows it, and a host hears of a colleague's guests by the mail about them
  const isNews = registration.page !== null && registration.moves === 0;
  for (const uid of isNews ? new Set([advisor, session.advisor]) : []) {
    const about = {
      ...sessionFacts(session, seminar, uid),
      customer,
      isOwn: uid === advisor,
      name: fullName(registration),
    };
    told.push({ event: 'registered', uid, key: mail.id, about });
  }
  if (session.registrationCount >= session.maxParticipants) {
    const about = sessionFacts(session, seminar, session.advisor);
    // a session that fills up again does not notify again, unless it has become larger
    const key = `${session.id} ${session.maxParticipants}`;
    told.push({ event: 'full', uid: session.advisor, key, about });
  }
  return [...told, ...toldOfReferral(referral, registration.registeredAt)];
}

/** Only the person's advisor learns who it is, as in the list itself. */
function toldOfWaiting(mail: WaitingMail, { entry, session, seminar, referral }: Cause): Told[] {
  const isStill = entry?.joinedAt.getTime() === mail.joinedAt.getTime();
  if (!entry || !isStill || !session || !seminar) return [];
  const isJoining = mail.kind === 'waiting-joined';
  const told = [...new Set([entry.advisor, session.advisor])].map((uid): Told => {
    const isOwn = uid === entry.advisor;
    const about = {
      ...sessionFacts(session, seminar, uid),
      customer: entry.customer,
      isOwn,
      name: isOwn ? fullName(entry) : null,
    };
    return { event: isJoining ? 'waiting-joined' : 'waiting-offered', uid, key: mail.id, about };
  });
  return isJoining ? [...told, ...toldOfReferral(referral, entry.joinedAt)] : told;
}

/** A referral is stored together with the seat or the place on a list that it led to. */
function toldOfReferral(referral: Cause['referral'], at: Date): Told[] {
  if (referral?.createdAt.getTime() !== at.getTime()) return [];
  const { id: key, referrer: uid, customer, name } = referral;
  return [{ event: 'referred', uid, key, about: { customer, name } }];
}

function toldOfLeaving(mail: ParticipantMail, { session, customer }: Cause): Told {
  const { uid, title, time, movedTo } = mail;
  const about = {
    customer: mail.customer,
    session: mail.session,
    isHost: session?.advisor === uid,
    isOwn: customer?.advisor === uid,
    name: fullName(mail),
    title,
    time,
    movedTo,
  };
  return { event: movedTo === null ? 'cancelled' : 'moved', uid, key: mail.id, about };
}

function toldOfRequest({ id, kind, uid }: AppointmentMail, { request }: Cause): Told[] {
  if (!request) return [];
  const { customer, isOwn } = request;
  return [{ event: kind, uid, key: id, about: { customer, isOwn, name: fullName(request) } }];
}

function sessionFacts({ id, advisor, time }: Session, { title }: Seminar, uid: string): About {
  return { session: id, isHost: advisor === uid, title, time };
}

function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
