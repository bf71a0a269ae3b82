import { randomUUID } from 'node:crypto';
import { isRestricted, type Customer } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { bookingOf } from '@wbd/domain/seats';
import type { Registration, Session, WaitingEntry } from '@wbd/domain/seminars';

/** How a person came to a session. */
export interface Occasion {
  /** the advisor on whose page the person is, null when an advisor registers them */
  page: string | null;
  /** full name of the advisor who registers them, null when they come alone */
  invitedBy: string | null;
  /** the person's place on the session's waiting list, if any; the seat keeps its link */
  entry: WaitingEntry | null;
  now: Date;
}

/** The seat of a person in a session. */
export function newRegistration(
  session: Session,
  person: Customer,
  { page, invitedBy, entry, now }: Occasion,
): Registration {
  return {
    id: person.id,
    customer: person.id,
    takenAs: null,
    booking: entry && entry.state !== 'expired' ? bookingOf(entry) : randomUUID(),
    moves: 0,
    absorbed: entry?.state === 'expired' ? [bookingOf(entry)] : [],
    session: session.id,
    seminar: session.seminar,
    seminarAdvisor: session.advisor,
    advisor: person.advisor,
    page,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone,
    bday: person.bday,
    job: person.job,
    status: 'registered',
    invitedBy,
    registeredAt: now,
    // a registration by an advisor does not give the person's consent
    consent: page === null ? null : person.consent,
    attended: null,
  };
}

/** So many links of bookings that ended in another one are remembered. */
const MOST_ABSORBED = 20;

/** The bookings that a seat has absorbed once another booking of the same person ends in it. */
export function absorbing(
  { absorbed }: Pick<Registration, 'absorbed'>,
  ending: Registration | WaitingEntry | null,
): string[] {
  if (!ending) return absorbed;
  const former = 'absorbed' in ending ? ending.absorbed : [];
  return [...absorbed, ...former, bookingOf(ending)].slice(-MOST_ABSORBED);
}

/** The place of a person on the waiting list of a session. */
export function newEntry(
  session: Session,
  { id, advisor, firstName, lastName, consent }: Customer,
  email: string,
  { page, now }: { page: string; now: Date },
): WaitingEntry {
  return {
    id,
    customer: id,
    session: session.id,
    booking: randomUUID(),
    advisor,
    page,
    firstName,
    lastName,
    email,
    state: 'waiting',
    joinedAt: now,
    offerUntil: null,
    dueAt: session.time,
    consent,
  };
}

/** A customer whom an advisor registers. Throws `customer/not-found` unless it is one of the advisor's own. */
export function registrable(customer: Customer | null, advisor: string): Customer {
  if (customer?.advisor !== advisor) throw new AppError('customer/not-found');
  if (isRestricted(customer)) throw new AppError('customer/restricted');
  return customer;
}
