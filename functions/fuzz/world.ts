import type { Advisor } from '@wbd/domain/advisors';
import type { QuickVideo } from '@wbd/domain/content';
import type { Customer } from '@wbd/domain/customers';
import { anAccount } from '@wbd/domain/testing';
import type { Seminar, Session } from '@wbd/domain/seminars';
import {
  aCustomer,
  anAdvisor,
  aRegistration,
  aSeminar,
  aSession,
  newId,
  store,
} from '../test/data.ts';
import { randomPhone, type SignedIn } from '../test/people.ts';
import { allowSales, giveBack, offerFilm, sell, type Film, type Sold } from '../test/sold-films.ts';
import { logIn } from './logins.ts';
import { createTeam, type PartyTeam } from './teams.ts';
import { randomUUID } from 'node:crypto';
import { toData, db } from '../src/core/firestore.ts';

/** An advisor with a login and everything an advisor can have. */
export interface Person {
  login: SignedIn;
  email: string;
  advisor: Advisor;
  customer: Customer;
  seminar: Seminar;
  session: Session;
  /** a quick video; a knowledge video has the same id */
  video: QuickVideo;
}

/** An advisor who sells a film, and leads a team unless the call is about advisors without one. */
export interface Party extends Person {
  film: Film;
  /** to an advisor who does nothing else */
  sold: Sold;
  team: PartyTeam | null;
}

export interface World {
  /** who calls, at level 2 */
  me: Party;
  /** who must come to no harm */
  other: Party;
  /** the first advisor's payment for the other's film, which went back */
  returned: Sold;
  /** a person with a proven phone number */
  visitor: SignedIn & { phone: string };
}

export async function createWorld({ hasTeams = true } = {}): Promise<World> {
  const phone = randomPhone();
  await allowSales();
  const buyer = await createBuyer();
  const [me, other, login] = await Promise.all([
    createParty('org-mine', buyer, hasTeams),
    createParty('org-other', buyer, true),
    logIn({ phoneNumber: phone }),
  ]);
  const returned = await sell(other.film, me.advisor);
  await giveBack(returned);
  return { me, other, returned, visitor: { ...login, phone } };
}

async function createBuyer(): Promise<Advisor> {
  const buyer = await store('advisors', anAdvisor({ org: 'org-buyer' }));
  await store('accounts', anAccount({ id: buyer.id, email: `${randomUUID()}@example.org` }));
  return buyer;
}

async function createParty(org: string, buyer: Advisor, hasTeam: boolean): Promise<Party> {
  const person = await createPerson(org);
  const [film, team] = await Promise.all([
    offerFilm(person.advisor),
    hasTeam ? createTeam(person.advisor) : null,
  ]);
  return { ...person, film, sold: await sell(film, buyer), team };
}

async function createPerson(org: string): Promise<Person> {
  const email = `${randomUUID()}@example.org`;
  const login = await logIn({ email, password: 'demo1234' });
  const advisor = await store('advisors', anAdvisor({ id: login.uid, org }));
  await store('codes', { id: advisor.code, uid: advisor.id });
  await store('orgs', { id: org, name: org, order: 1 });
  await db.doc(`accounts/${advisor.id}`).set({
    email,
    plan: 'pro_annual',
    admin: false,
    isTest: true,
    datalink: null,
    billing: null,
    // films are sold to businesses alone
    consent: { version: 'sign-up-2', wording: 'Mit der Registrierung …', at: new Date() },
    createdAt: new Date(),
  });
  const [customer, seminar] = await Promise.all([
    // without the id in it: another person with the address does not name the customer
    // with a number: who registers with the address of a note that has none may be that person
    store(
      'customers',
      aCustomer(advisor.id, { email: `${randomUUID()}@example.org`, phone: randomPhone() }),
    ),
    store('seminars', aSeminar(advisor.id, { org })),
  ]);
  const session = await store(
    'sessions',
    aSession(seminar, { registrationCount: 1, maxParticipants: 5000 }),
  );
  const registration = aRegistration(session, customer);
  await db.doc(`sessions/${session.id}/registrations/${customer.id}`).set(toData(registration));
  const video = await store('quickVideos', {
    id: newId('vid'),
    title: 'Kurz erklärt',
    url: `knowledge_videos_for_customers/video/${advisor.id}.mp4`,
    captions: null,
    thumb: null,
    advisor: advisor.id,
    createdAt: new Date(),
    network: true,
    hidden: false,
  });
  await store('knowledgeVideos', {
    ...video,
    description: '',
    folder: 'folder',
    org,
    url: `knowledge_videos/video/${advisor.id}.mp4`,
  });
  return { login, email, advisor, customer, seminar, session, video };
}
