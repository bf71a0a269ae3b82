import type { Account } from '@wbd/domain/accounts';
import {
  shortenedEmail,
  shortenedPhone,
  type SupportView,
  type SupportViewInput,
} from '@wbd/domain/support';
import type { Advisor } from '@wbd/domain/advisors';
import { isRestricted, type Customer } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import type { Notification, NotificationSettings } from '@wbd/domain/notifications';
import { sessionState, type Registration, type Seminar, type Session } from '@wbd/domain/seminars';
import type { AccountCaller } from '../../../core/caller.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';

export interface SupportViewPorts {
  account(uid: string): Promise<Account | null>;
  advisor(uid: string): Promise<Advisor | null>;
  sessions(uid: string, from: Date): Promise<Session[]>;
  seminars(uid: string): Promise<Seminar[]>;
  registrations(uid: string): Promise<Registration[]>;
  customers(uid: string): Promise<{ total: number; rows: Customer[] }>;
  notifications(uid: string): Promise<Notification[]>;
  settings(uid: string): Promise<NotificationSettings>;
  hasImprint(uid: string): Promise<boolean>;
  testimonials(uid: string): Promise<number>;
  looks: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * What an advisor sees, for the admin who has given a reason for it. It is put together here instead of letting the admin
 * in as the advisor: nothing can be written, and what an advisor notes about people stays out.
 * @throws AppError `support/ended`, `support/admin`, `rate/limited`, `advisor/not-found`
 */
export async function supportView(
  ports: SupportViewPorts,
  { uid }: SupportViewInput,
  { account: { id, support } }: Pick<AccountCaller, 'account'>,
): Promise<SupportView> {
  const now = ports.now();
  if (support?.advisor !== uid || support.until <= now) throw new AppError('support/ended');
  if (!(await ports.looks.take(id, now))) throw new AppError('rate/limited');
  const [account, advisor] = await Promise.all([ports.account(uid), ports.advisor(uid)]);
  if (!account || !advisor) throw new AppError('advisor/not-found');
  // the advisor may have become an admin in the meantime
  if (account.admin) throw new AppError('support/admin');
  const [
    sessions,
    seminars,
    registrations,
    customers,
    notifications,
    settings,
    hasImprint,
    testimonials,
  ] = await Promise.all([
    ports.sessions(uid, now),
    ports.seminars(uid),
    ports.registrations(uid),
    ports.customers(uid),
    ports.notifications(uid),
    ports.settings(uid),
    ports.hasImprint(uid),
    ports.testimonials(uid),
  ]);
  const titles = new Map(seminars.map(({ id: seminar, title }) => [seminar, title]));
  return {
    until: support.until.getTime(),
    name: `${advisor.firstName} ${advisor.lastName}`,
    code: advisor.code,
    level: advisor.lv,
    page: { ...pageOf(advisor), hasImprint, testimonials },
    sessions: sessions.map((session) => sessionRow(session, titles, now)),
    seminars: seminars.map(({ id: seminar, title, hidden }) => ({
      id: seminar,
      title,
      isHidden: hidden,
    })),
    registrations: registrations.map((registration) => registrationRow(registration, titles)),
    customers: { total: customers.total, rows: customers.rows.filter(isShown).map(customerRow) },
    notifications: notifications.map(({ id: notification, event, name, title, ...row }) => ({
      id: notification,
      event,
      name,
      title,
      at: row.createdAt.getTime(),
      isRead: row.read,
    })),
    settings,
  };
}

function pageOf({ hasOwnPage, heroText, loop, intro, portrait, bookingslink }: Advisor) {
  return {
    isThere: hasOwnPage,
    heading: heroText,
    hasLoop: loop !== null,
    hasIntro: intro !== null,
    hasPortrait: portrait !== null,
    bookingLink: bookingslink,
  };
}

/** Empty for a colleague's seminar, which is not loaded. */
const titleOf = (titles: ReadonlyMap<string, string>, seminar: string) => titles.get(seminar) ?? '';

function sessionRow(session: Session, titles: ReadonlyMap<string, string>, now: Date) {
  const { id, seminar, time, location, registrationCount, maxParticipants, waitingCount } = session;
  return {
    id,
    title: titleOf(titles, seminar),
    time: time.getTime(),
    location,
    registered: registrationCount,
    places: maxParticipants,
    waiting: waitingCount,
    isCalledOff: sessionState(session, now) === 'called-off',
  };
}

function registrationRow(registration: Registration, titles: ReadonlyMap<string, string>) {
  const { id, session, firstName, lastName, seminar, registeredAt } = registration;
  return {
    id: `${session}-${id}`,
    name: `${firstName} ${lastName}`,
    title: titleOf(titles, seminar),
    at: registeredAt.getTime(),
  };
}

/** Data that may only be stored (Art. 18 GDPR) is shown to no one else. */
const isShown = (customer: Customer) => !isRestricted(customer);

function customerRow({ id, firstName, lastName, email, phone, ...customer }: Customer) {
  return {
    id,
    name: `${firstName} ${lastName}`,
    email: email === null ? null : shortenedEmail(email),
    phone: phone === null ? null : shortenedPhone(phone),
    isProven: customer.proven,
    isArchived: customer.archived,
    at: customer.registered.getTime(),
  };
}
