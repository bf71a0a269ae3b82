import type { Advisor } from '@wbd/domain/advisors';
import { COLLECTIONS } from '@wbd/domain/collections';
import type { Customer } from '@wbd/domain/customers';
import { mailSchema } from '@wbd/domain/mails';
import type { Session } from '@wbd/domain/seminars';
import {
  aCustomerNote,
  aDatedNote,
  aDeal,
  aKnowledgeVideo,
  anExpertVideo,
  anInvitation,
  aQuickVideo,
  aReferral,
  aRegistrationMail,
  aTaxProfile,
  aTestimonial,
} from '@wbd/domain/testing';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { closuresRepository } from '../src/accounts/closing/closures.repository.ts';
import { closeAccount } from '../src/accounts/closing/close-account.service.ts';
import { closureSteps, stepPorts, type StepPorts } from '../src/accounts/closing/closing-ports.ts';
import type { CarryOutPorts } from '../src/accounts/closing/carry-out-closure.service.ts';
import { app, db, parseDocuments, toData } from '../src/core/firestore.ts';
import { logins } from '../src/core/logins.ts';
import { deliverMail } from '../src/mail/outbox/deliver-mail.service.ts';
import { addVisits, visitDay } from '../src/content/visits/link-visits.repository.ts';
import { refreshPage } from '../src/content/pages/refresh-pages.service.ts';
import { appointmentsRepository } from '../src/seats/appointments/booking/appointments.repository.ts';
import { typesRepository } from '../src/seats/appointments/types/types.repository.ts';
import { newEntry } from '../src/seats/registrations/new-registration.ts';
import { dataPages } from '../src/core/limits.ts';
import { giveLogins } from './crowd.ts';
import {
  aCustomer,
  anAccount,
  anAdvisor,
  aRegistration,
  aSeminar,
  aSession,
  anAppointment,
  newId,
  store,
} from './data.ts';
import { allDocuments } from './documents.ts';
import { ports as deliverPorts } from './outbox.ts';

/** Delivers what is queued, as the trigger on the outbox does. */
export async function deliverQueued(): Promise<void> {
  const queued = await db.collection('mails').where('state', '==', 'queued').get();
  for (const { id } of parseDocuments(mailSchema, queued.docs)) await deliverMail(deliverPorts, id);
}

/** What carries a closure out in this process; while it waits, the mails leave. */
export function carryOutPorts(changes: Partial<StepPorts> = {}): CarryOutPorts {
  return {
    closures: closuresRepository,
    steps: closureSteps({ ...stepPorts, pause: deliverQueued, ...changes }),
    now: () => stepPorts.now(),
    clock: () => performance.now(),
    log: () => undefined,
  };
}

export function order(uid: string) {
  const ports = { closures: closuresRepository, logins, now: () => new Date() };
  return closeAccount(ports, { uid, phone: null, emailConfirmed: true });
}

/** A customer whom no other document resembles, with a login. */
export async function aPerson(advisor: string): Promise<Customer> {
  const person = aCustomer(advisor, {
    id: newId('cus'),
    phone: `+4915${parseInt(newId('').slice(0, 8), 16)}`,
  });
  await giveLogins([person]);
  return store('customers', person);
}

async function seat(
  session: Session,
  customer: Customer,
  changes: Parameters<typeof aRegistration>[2] = {},
): Promise<void> {
  const registration = aRegistration(session, customer, changes);
  await db.doc(`sessions/${session.id}/registrations/${customer.id}`).set(toData(registration));
  const { advisor } = customer;
  await store('mails', aRegistrationMail({ advisor, session: session.id, customer: customer.id }));
}

/** Puts a customer on the waiting list of a session. */
export async function wait(session: Session, customer: Customer, page: string): Promise<void> {
  const entry = newEntry(session, customer, customer.email ?? '', { page, now: new Date() });
  await db.doc(`sessions/${session.id}/waiting/${customer.id}`).set(toData(entry));
}

/** An advisor with a login, a name that no one else has, an account and a page. */
export async function aLeaver(): Promise<Advisor> {
  const mark = newId('x');
  const code = `zdenka${mark}`;
  const email = `zdenka.${mark}@example.org`;
  const { uid } = await getAuth(app).createUser({ email, password: 'demo1234' });
  const advisor = anAdvisor({
    id: uid,
    code,
    firstName: `Zdenka${mark}`,
    lastName: `Überlinger${mark}`,
  });
  await store('advisors', advisor);
  await store('accounts', anAccount({ id: uid, email }));
  for (const own of [code, `frueher${mark}`]) await store('codes', { id: own, uid });
  await refreshPage(uid);
  return advisor;
}

/** An advisor of the same organisation whose address is confirmed. */
export async function aColleague({ org }: Advisor): Promise<Advisor> {
  const colleague = await store('advisors', anAdvisor({ org }));
  const { id: uid } = colleague;
  const email = `${uid}@example.org`.toLowerCase();
  await getAuth(app).createUser({ uid, email, emailVerified: true });
  await store('accounts', anAccount({ id: uid, email }));
  return colleague;
}

/** An advisor who has everything that an advisor can have, and a colleague whose people meet theirs. */
export async function aFullLeaver() {
  const advisor = await aLeaver();
  const { id: uid } = advisor;
  const colleague = await aColleague(advisor);
  const own = await aPerson(uid);
  const guest = await aPerson(colleague.id);

  const seminar = await store('seminars', aSeminar(uid));
  const coming = await store(
    'sessions',
    aSession(seminar, { maxParticipants: 2, registrationCount: 2, waitingCount: 1 }),
  );
  await store('sessionAccess', {
    id: coming.id,
    seminar: seminar.id,
    advisor: uid,
    directions: 'Zweiter Hof',
  });
  const past = await store(
    'sessions',
    aSession(seminar, { time: new Date('2026-01-15T17:00:00Z'), registrationCount: 1 }),
  );
  const waiting = await aPerson(colleague.id);
  const hoping = await aPerson(uid);
  await seat(coming, own);
  await seat(coming, guest, { page: uid });
  await wait(coming, waiting, uid);
  await seat(past, guest, { attended: true });
  await seat(aSession(seminar), guest);

  const elsewhere = await store('seminars', aSeminar(colleague.id, { title: 'Geld verstehen' }));
  const theirs = await store(
    'sessions',
    aSession(elsewhere, { registrationCount: 2, waitingCount: 2 }),
  );
  await seat(theirs, own);
  await seat(theirs, guest, { page: uid });
  await wait(theirs, waiting, uid);
  await wait(theirs, hoping, colleague.id);

  await appointmentsRepository.book(anAppointment(uid, guest), []);
  await store('appointmentTypes', {
    ...COLLECTIONS.appointmentTypes.sample,
    id: newId('type'),
    advisor: uid,
  });
  await typesRepository.saveHours({ ...COLLECTIONS.appointmentHours.sample, advisor: uid });

  await store('deals', aDeal(own));
  const at = new Date();
  await store('sponsors', { id: uid, sponsor: colleague.id, createdAt: at });
  await store('sponsors', { id: colleague.id, sponsor: uid, createdAt: at });
  await store('taxProfiles', aTaxProfile(uid));
  await db.doc(`bankAccounts/${uid}`).set({ iban: 'DE02120300000000202051', expiresAt: null });
  await store('deals', aDeal(guest, { partner: uid }));
  await store('datedNotes', aDatedNote(own));
  await db.doc(`customerNotes/${own.id}`).set(toData(aCustomerNote(own, 'Zwei Kinder.')));
  await store('referrals', aReferral(own, guest.id));
  await store('referrals', aReferral(guest, uid));
  await addVisits(visitDay(uid, new Date()), new Map([['page', 1]]));
  await db.doc(`customers/${guest.id}`).update({ inviteBy: uid });
  await store('invitations', anInvitation(uid, [own]));
  await store('testimonials', aTestimonial(uid));
  await store('expertVideos', anExpertVideo(uid));
  await store('knowledgeVideos', aKnowledgeVideo(advisor));
  await store('quickVideos', aQuickVideo(uid));
  await db
    .doc(`advisors/${uid}/selections/experts`)
    .set({ choices: { video: { visible: true, dateForOrder: 1 } }, changed: [] });
  await db.doc('config/public').set({
    specialAdvisor: uid,
    seminarRedirects: {},
    founderSchedulingLink: '',
    introVideos: {},
  });
  await dataPages.take(uid, new Date());
  const people = { advisor, colleague, own, guest, waiting, hoping };
  return { ...people, seminar, coming, past, elsewhere, theirs };
}

/** Where something of an advisor stands: paths of documents, logins, files. */
export async function tracesOf({ id, code, firstName, lastName }: Advisor): Promise<string[]> {
  const marks = [id, code, firstName, lastName, code.replace('zdenka', 'zdenka.')];
  const speaks = (what: unknown) => marks.some((mark) => JSON.stringify(what).includes(mark));
  const [documents, { users }, [files]] = await Promise.all([
    allDocuments(),
    getAuth(app).listUsers(1000),
    getStorage(app).bucket().getFiles(),
  ]);
  return [
    ...[...documents].filter(speaks).map(([path]) => path),
    ...users.filter((user) => speaks(user.toJSON())).map(() => 'login'),
    ...files.filter((file) => speaks(file.metadata)).map(() => 'file'),
  ].toSorted();
}
