import { randomUUID } from 'node:crypto';
import './environment.ts';
import type { Advisor, Customer, Registration, Seminar, Session, SessionAccess } from '@wbd/domain';
import { anAdvisor as advisorForTests, aSeminar as seminarForTests } from '@wbd/domain/testing';
import { db, toData } from '../src/gateways/firestore.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** An id that no other test and no demo data has. */
export function newId(prefix: string): string {
  return `${prefix}${randomUUID().replaceAll('-', '').slice(0, 20)}`;
}

export function anAdvisor(changes: Partial<Advisor> = {}): Advisor {
  const id = newId('adv');
  return advisorForTests({
    id,
    code: id.toLowerCase(),
    firstName: 'Petra',
    lastName: 'Prüfstein',
    org: 'org-test',
    createdAt: new Date(Date.now() - DAY),
    ...changes,
  });
}

export function aSeminar(advisor: string, changes: Partial<Seminar> = {}): Seminar {
  return seminarForTests({
    id: newId('sem'),
    advisor,
    org: 'org-test',
    video: null,
    createdAt: new Date(Date.now() - 2 * DAY),
    ...changes,
  });
}

export function aSession(seminar: Seminar, changes: Partial<Session> = {}): Session {
  return {
    id: newId('ses'),
    seminar: seminar.id,
    advisor: seminar.advisor,
    time: new Date(Date.now() + 7 * DAY),
    location: 'Hotel Löwen, Köln',
    maxParticipants: 20,
    registrationCount: 0,
    ...changes,
  };
}

export function aCustomer(advisor: string, changes: Partial<Customer> = {}): Customer {
  const id = newId('cus');
  return {
    id,
    advisor,
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email: `${id}@example.org`,
    phone: null,
    bday: null,
    job: null,
    lastContact: null,
    registered: new Date(Date.now() - DAY),
    inviteBy: null,
    ...changes,
  };
}

export function aRegistration(
  session: Session,
  customer: Customer,
  changes: Partial<Registration> = {},
): Registration {
  return {
    id: customer.id,
    customer: customer.id,
    session: session.id,
    seminar: session.seminar,
    seminarAdvisor: session.advisor,
    advisor: customer.advisor,
    page: customer.advisor,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phone: customer.phone,
    bday: customer.bday,
    job: customer.job,
    status: 'registered',
    invitedBy: null,
    registeredAt: new Date(),
    attended: null,
    ...changes,
  };
}

/** Stores an entity under its id. */
export async function store<Entity extends { id: string }>(
  collection: string,
  entity: Entity,
): Promise<Entity> {
  await db.doc(`${collection}/${entity.id}`).set(toData(entity));
  return entity;
}

/** An advisor with a seminar and one session of it, stored. */
export async function anOffer(
  changes: {
    advisor?: Partial<Advisor>;
    seminar?: Partial<Seminar>;
    session?: Partial<Session>;
    directions?: string;
  } = {},
): Promise<{ advisor: Advisor; seminar: Seminar; session: Session }> {
  const advisor = await store('advisors', anAdvisor(changes.advisor));
  const seminar = await store('seminars', aSeminar(advisor.id, changes.seminar));
  const session = await store('sessions', aSession(seminar, changes.session));
  if (changes.directions !== undefined) {
    const access: SessionAccess = {
      id: session.id,
      seminar: seminar.id,
      advisor: advisor.id,
      directions: changes.directions,
    };
    await store('sessionAccess', access);
  }
  return { advisor, seminar, session };
}
