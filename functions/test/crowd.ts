import { aReferral } from '@wbd/domain/testing';
import { aCustomer, anAdvisor, aRegistration, aSeminar, aSession, newId } from './data.ts';
import type { Advisor } from '@wbd/domain/advisors';
import type { Customer } from '@wbd/domain/customers';
import type { Mail } from '@wbd/domain/mails';
import type { Session } from '@wbd/domain/seminars';
import { getAuth } from 'firebase-admin/auth';
import { app, db, toData } from '../src/core/firestore.ts';
import { cancellationMail, confirmationMail } from '../src/mail/occasions/registration-mails.ts';

export interface Crowd {
  advisor: Advisor;
  sessions: Session[];
  customers: Customer[];
}

const now = new Date('2026-03-01T12:00:00Z');

/**
 * An advisor with customers who all have a login, seats in two of the sessions, mails about them and a referral. Written
 * in bulk, in no time.
 */
export async function aCrowd(size: number, sessionCount: number): Promise<Crowd> {
  const advisor = anAdvisor({ lv: 1 });
  const seminar = aSeminar(advisor.id);
  const customers = Array.from({ length: size }, (_, index) =>
    aCustomer(advisor.id, {
      firstName: 'Vorname',
      lastName: `Nachname${index}`,
      phone: `+49151${10_000_000 + index}`,
      inviteBy: index % 2 === 0 ? advisor.id : null,
    }),
  );
  const seats = customers.map((_, index) => [index % sessionCount, (index + 1) % sessionCount]);
  const sessions = Array.from({ length: sessionCount }, (_, index) =>
    aSession(seminar, {
      maxParticipants: 10_000,
      registrationCount: seats.flat().filter((seat) => seat === index).length,
    }),
  );

  const writer = db.bulkWriter({ throttling: false });
  const write = (path: string, entity: { id: string }) =>
    void writer.set(db.doc(path), toData(entity));
  write(`advisors/${advisor.id}`, advisor);
  write(`seminars/${seminar.id}`, seminar);
  for (const session of sessions) write(`sessions/${session.id}`, session);
  for (const [index, customer] of customers.entries()) {
    write(`customers/${customer.id}`, customer);
    write(`referrals/${customer.id}`, aReferral(customer, advisor.id));
    for (const seat of seats[index] ?? []) {
      const session = sessions[seat];
      if (session) for (const [path, entity] of seatOf(session, customer)) write(path, entity);
    }
  }
  await writer.close();
  await giveLogins(customers);
  return { advisor, sessions, customers };
}

/** A registration and the mail about it, with their paths; the session's count is the caller's. */
export function seatOf(session: Session, customer: Customer): [string, { id: string }][] {
  const registration = aRegistration(session, customer, { registeredAt: now });
  const mail = confirmationMail(registration);
  return [
    [`sessions/${session.id}/registrations/${customer.id}`, registration],
    [`mails/${mail.id}`, mail],
  ];
}

/** The mail about a seat that the customer no longer has; it says who they are. */
export function cancellationFor(session: Session, customer: Customer): Mail {
  const registration = aRegistration(session, customer, { registeredAt: now });
  const seminar = aSeminar(session.advisor);
  return cancellationMail(registration, { session, seminar, now, reason: 'removed' });
}

const MOST_AT_ONCE = 1000;

export async function giveLogins(customers: readonly Customer[]): Promise<void> {
  for (let from = 0; from < customers.length; from += MOST_AT_ONCE) {
    const some = customers.slice(from, from + MOST_AT_ONCE);
    const { failureCount } = await getAuth(app).importUsers(
      some.map(({ id, phone, firstName, lastName }) => ({
        uid: id,
        displayName: `${firstName} ${lastName}`,
        ...(phone !== null && { phoneNumber: phone }),
      })),
    );
    if (failureCount > 0) throw new Error(`${failureCount} logins were not made.`);
  }
}

/** A customer whom no other document resembles. */
export function aDistinctCustomer(advisor: string): Customer {
  const mark = newId('x').slice(1);
  return aCustomer(advisor, {
    id: newId('cus'),
    firstName: `Zdenka${mark}`,
    lastName: `Überlinger-Quast${mark}`,
    email: `zdenka.${mark}@example.org`,
    phone: `+4915${parseInt(mark.slice(0, 8), 16)}`,
  });
}
