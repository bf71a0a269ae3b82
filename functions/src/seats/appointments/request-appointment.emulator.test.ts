import '../../../test/own-project.ts';
import { appointmentRequestSchema, type RequestAppointmentInput } from '@wbd/domain/appointments';
import { customerSchema, referralSchema } from '@wbd/domain/customers';
import { mailSchema } from '@wbd/domain/mails';
import { aReferral } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { codeOf } from '../../../test/code-of.ts';
import {
  aCustomer,
  anAccount,
  anAdvisor,
  anAppointmentRequest,
  anOffer,
  aRegistration,
  newId,
  store,
} from '../../../test/data.ts';
import { dying } from '../../../test/dying.ts';
import { anInstance } from '../../../test/instances.ts';
import { randomPhone } from '../../../test/people.ts';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { eraseTraces } from '../data-rights/erase-customer.service.ts';
import { mergePorts } from '../merging/merge-ports.ts';
import { finishMerge } from '../merging/merge.service.ts';
import { noteSeat } from '../referrals/note-seat.repository.ts';
import { appointmentRequests } from './appointment-requests.repository.ts';
import { requestAppointment } from './request-appointment.service.ts';

const instance = {
  ...anInstance(),
  requests: appointmentRequests,
  limit: { take: () => Promise.resolve(true) },
};
function aCall(advisorId: string, changes: Partial<RequestAppointmentInput> = {}) {
  const input = {
    requestId: newId('request'),
    advisorId,
    pageId: advisorId,
    videoId: null,
    firstName: 'Jana',
    lastName: 'Weber',
    topic: 'Absicherung als Lehrerin',
    ...changes,
  };
  const caller = { uid: newId('person'), phone: randomPhone(), emailConfirmed: false };
  return { input, caller };
}

async function storedAbout(advisorId: string) {
  const of = (collection: string) =>
    db.collection(collection).where('advisor', '==', advisorId).get();
  const [customers, requests, mails] = await Promise.all([
    of('customers'),
    of('appointmentRequests'),
    of('mails'),
  ]);
  return {
    customers: parseDocuments(customerSchema, customers.docs),
    requests: parseDocuments(appointmentRequestSchema, requests.docs),
    mails: parseDocuments(mailSchema, mails.docs),
  };
}

test('wherever a request dies, the person who tries again is one customer, and the advisor gets one mail', async () => {
  for (let step = 1, finished = false; !finished; step++) {
    const advisor = await store('advisors', anAdvisor({ bookingslink: 'termine.example/petra' }));
    const { input, caller } = aCall(advisor.id);
    const outcome = await codeOf(requestAppointment(dying(instance, step), input, caller));
    finished = outcome === 'done';
    if (!finished) expect(outcome).toContain('killed');
    expect(await requestAppointment(instance, input, caller)).toEqual({ loginToken: null });

    const { customers, requests, mails } = await storedAbout(advisor.id);
    expect(customers).toMatchObject([
      { id: caller.uid, phone: caller.phone, email: null, consent: { version: 'appointment-1' } },
    ]);
    expect(requests).toMatchObject([
      { id: input.requestId, customer: caller.uid, isOwn: true, hasCalendar: true, done: false },
    ]);
    expect(mails).toMatchObject([{ kind: 'appointment-requested', request: input.requestId }]);
    expect(step).toBeLessThan(30);
  }
});

test("a guest of a colleague's page is the colleague's customer, and the advisor still learns of the wish", async () => {
  const [advisor, colleague] = await Promise.all([
    store('advisors', anAdvisor()),
    store('advisors', anAdvisor()),
  ]);
  const { input, caller } = aCall(advisor.id, { pageId: colleague.id });
  await requestAppointment(instance, input, caller);
  expect((await storedAbout(colleague.id)).customers).toMatchObject([{ id: caller.uid }]);
  const { customers, requests } = await storedAbout(advisor.id);
  expect(customers).toEqual([]);
  expect(requests).toMatchObject([{ phone: caller.phone, isOwn: false, hasCalendar: false }]);
});

test('a person whom the advisor had noted is that customer, and keeps the e-mail address', async () => {
  const advisor = await store('advisors', anAdvisor());
  const { input, caller } = aCall(advisor.id);
  const { phone } = caller;
  const { firstName, lastName } = input;
  const email = `${newId('jana')}@example.org`;
  await store('customers', aCustomer(advisor.id, { firstName, lastName, phone, email }));
  await requestAppointment(instance, input, caller);
  const { customers } = await storedAbout(advisor.id);
  expect(customers).toMatchObject([{ id: caller.uid, email, proven: true }]);
  // later they ask again, and the address is still theirs
  await requestAppointment(instance, { ...input, requestId: newId('request') }, caller);
  expect((await storedAbout(advisor.id)).customers).toMatchObject([{ id: caller.uid, email }]);
});

test('confirms a request for a call once to a person with an e-mail address', async () => {
  const advisor = await store('advisors', anAdvisor());
  const { input, caller } = aCall(advisor.id, { preferredTime: 'evening' });
  const { firstName, lastName } = input;
  const known = { id: caller.uid, firstName, lastName, phone: caller.phone, proven: true };
  await store('customers', aCustomer(advisor.id, { ...known, email: `${caller.uid}@example.org` }));
  await requestAppointment(instance, input, caller);
  await requestAppointment(instance, input, caller);
  const { requests, mails } = await storedAbout(advisor.id);
  expect(requests).toMatchObject([{ preferredTime: 'evening' }]);
  expect(mails.map(({ kind }) => kind).sort()).toEqual([
    'appointment-received',
    'appointment-requested',
  ]);
});

test('sends no receipt without an e-mail address or when the person was sent to a calendar', async () => {
  const advisor = await store('advisors', anAdvisor());
  const { input, caller } = aCall(advisor.id);
  await requestAppointment(instance, input, caller);
  const booked = await store('advisors', anAdvisor({ bookingslink: 'termine.example/petra' }));
  const other = aCall(booked.id);
  const { firstName, lastName } = other.input;
  const { uid: id, phone } = other.caller;
  await store(
    'customers',
    aCustomer(booked.id, {
      id,
      firstName,
      lastName,
      phone,
      proven: true,
      email: `${id}@example.org`,
    }),
  );
  await requestAppointment(instance, other.input, other.caller);
  for (const { id: asked } of [advisor, booked]) {
    expect((await storedAbout(asked)).mails.map(({ kind }) => kind)).toEqual([
      'appointment-requested',
    ]);
  }
});

test('a number is needed, the calls of one number are counted, and no request is taken over', async () => {
  const advisor = await store('advisors', anAdvisor());
  const { input, caller } = aCall(advisor.id);
  const ask = (changes: object, own = instance, as = caller) =>
    codeOf(requestAppointment(own, { ...input, ...changes }, as));
  const nameless = { ...caller, phone: null };
  expect(await codeOf(requestAppointment(instance, input, nameless))).toBe('auth/phone-required');
  const never = { ...instance, limit: { take: () => Promise.resolve(false) } };
  expect(await ask({}, never)).toBe('rate/limited');
  expect(await ask({ advisorId: newId('nobody') })).toBe('advisor/not-found');
  expect(await ask({})).toBe('done');
  expect(await ask({}, instance, aCall(advisor.id).caller)).toBe('conflict');
  expect((await storedAbout(advisor.id)).requests).toHaveLength(1);
});

test('the wishes of a merged entry go over to the customer, and those of an erased one go', async () => {
  const advisor = await store('advisors', anAdvisor());
  const into = await store('customers', aCustomer(advisor.id));
  const from = newId('note');
  const request = await store(
    'appointmentRequests',
    anAppointmentRequest(advisor.id, { customer: from }),
  );
  await db
    .doc(`customerMerges/${from}`)
    .set({ advisor: advisor.id, into: into.id, startedAt: new Date() });
  await finishMerge(mergePorts, from);
  const row = db.doc(`appointmentRequests/${request.id}`);
  expect(parseDocument(appointmentRequestSchema, await row.get())?.customer).toBe(into.id);
  await eraseTraces(mergePorts, into.id);
  expect((await row.get()).exists).toBe(false);
});

test('NET-01 NET-02 the advisor who shared the link learns of the request, and of a registration that follows', async () => {
  const { advisor, session } = await anOffer();
  const sharer = await store('advisors', anAdvisor());
  const { input, caller } = aCall(advisor.id, { ref: sharer.id });
  const referral = async () =>
    parseDocument(referralSchema, await db.doc(`referrals/${caller.uid}`).get());
  await requestAppointment(instance, input, caller);
  const first = await referral();
  expect(first).toMatchObject({
    referrer: sharer.id,
    advisor: advisor.id,
    name: 'Jana W.',
    registered: false,
    attended: [],
  });
  expect(first?.appointmentAt).toEqual(first?.createdAt);
  expect((await storedAbout(advisor.id)).customers).toMatchObject([{ inviteBy: sharer.id }]);

  // a later link and a later request change nothing
  const again = { ...input, requestId: newId('request'), ref: advisor.id };
  await requestAppointment(instance, again, caller);
  expect(await referral()).toEqual(first);

  const customer = await store('customers', aCustomer(advisor.id, { id: caller.uid }));
  const seat = db.doc(`sessions/${session.id}/registrations/${caller.uid}`);
  await seat.set(toData(aRegistration(session, customer)));
  await noteSeat(session.id, caller.uid);
  expect(await referral()).toEqual({ ...first, registered: true });
});

test('NET-01 a person who had registered before, and one without a referrer or with themselves as the referrer', async () => {
  const advisor = await store('advisors', anAdvisor());
  const { input, caller } = aCall(advisor.id);
  const of = async (uid: string) =>
    parseDocument(referralSchema, await db.doc(`referrals/${uid}`).get());
  await requestAppointment(instance, input, caller);
  expect(await of(caller.uid)).toBeNull();
  const self = aCall(advisor.id);
  await requestAppointment(instance, { ...self.input, ref: self.caller.uid }, self.caller);
  expect(await of(self.caller.uid)).toBeNull();
  const unknown = aCall(advisor.id, { ref: newId('nobody') });
  await requestAppointment(instance, unknown.input, unknown.caller);
  expect(await of(unknown.caller.uid)).toBeNull();

  const known = aCall(advisor.id);
  const { firstName, lastName } = known.input;
  const { uid: id, phone } = known.caller;
  const customer = await store(
    'customers',
    aCustomer(advisor.id, { id, firstName, lastName, phone, proven: true, inviteBy: advisor.id }),
  );
  const before = await store('referrals', aReferral(customer, advisor.id));
  await requestAppointment(instance, known.input, known.caller);
  const after = await of(id);
  expect(after).toMatchObject({ registered: true, createdAt: before.createdAt });
  expect(after?.appointmentAt).toBeInstanceOf(Date);
});

test('rejects a request to a blocked advisor', async () => {
  const { id } = await store('advisors', anAdvisor());
  await store('accounts', anAccount({ id, block: { reason: 'Verstoß', at: new Date() } }));
  const { input, caller } = aCall(id);
  expect(await codeOf(requestAppointment(instance, input, caller))).toBe('advisor/not-found');
  expect(await storedAbout(id)).toEqual({ customers: [], requests: [], mails: [] });
  await db.doc(`accounts/${id}`).update({ block: null });
  await requestAppointment(instance, input, caller);
  expect((await storedAbout(id)).requests).toHaveLength(1);
});
