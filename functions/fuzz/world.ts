import type { Advisor, Customer, Seminar, Session } from '@wbd/domain';
import { aCustomer, anAdvisor, aRegistration, aSeminar, aSession, store } from '../test/data.ts';
import { signInByPhone, signUpByEmail, type SignedIn } from '../test/people.ts';
import { randomUUID } from 'node:crypto';
import { toData, db } from '../src/gateways/firestore.ts';

/** An advisor with a login and everything an advisor can have. */
export interface Party {
  login: SignedIn;
  advisor: Advisor;
  customer: Customer;
  seminar: Seminar;
  session: Session;
}

export interface World {
  /** who calls, at level 2 */
  me: Party;
  /** who must come to no harm */
  other: Party;
  /** somebody with a proven phone number */
  visitor: SignedIn;
}

export async function createWorld(): Promise<World> {
  const [me, other, visitor] = await Promise.all([
    createParty('org-mine'),
    createParty('org-other'),
    signInByPhone(),
  ]);
  return { me, other, visitor };
}

async function createParty(org: string): Promise<Party> {
  const email = `${randomUUID()}@example.org`;
  const login = await signUpByEmail(email);
  const advisor = await store('advisors', anAdvisor({ id: login.uid, org }));
  await store('codes', { id: advisor.code, uid: advisor.id });
  await store('orgs', { id: org, name: org, order: 1 });
  await db.doc(`accounts/${advisor.id}`).set({
    ...{ email, plan: 'pro_annual', admin: false, isTest: true, datalink: null, billing: null },
    createdAt: new Date(),
  });
  const [customer, seminar] = await Promise.all([
    store('customers', aCustomer(advisor.id)),
    store('seminars', aSeminar(advisor.id, { org })),
  ]);
  const session = await store(
    'sessions',
    aSession(seminar, { registrationCount: 1, maxParticipants: 5000 }),
  );
  const registration = aRegistration(session, customer);
  await db.doc(`sessions/${session.id}/registrations/${customer.id}`).set(toData(registration));
  return { login, advisor, customer, seminar, session };
}
