import '../../../test/own-project.ts';
import { admitted, callerOf } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, anOffer, aRegistration, newId, store } from '../../../test/data.ts';
import { anInstance } from '../../../test/instances.ts';
import { mailSchema } from '@wbd/domain/mails';
import type { Session } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { db, parseDocuments, toData } from '../../core/firestore.ts';
import { registerForSession } from '../registering/register-for-session.service.ts';
import { removeParticipant } from './remove-participant.service.ts';

const instance = anInstance();

const remove = async (
  { sessionId, customerId, by }: { sessionId: string; customerId: string; by: string },
  now = instance.now,
) => removeParticipant({ ...instance, now }, { sessionId, customerId }, await admitted(by));

async function aSeat(session: Partial<Session> = {}) {
  const offer = await anOffer({ session: { registrationCount: 1, ...session } });
  const customer = await store('customers', aCustomer(offer.advisor.id));
  await db
    .doc(`sessions/${offer.session.id}/registrations/${customer.id}`)
    .set(toData(aRegistration(offer.session, customer)));
  return { ...offer, customer, seat: { sessionId: offer.session.id, customerId: customer.id } };
}

async function factsOf(sessionId: string) {
  const session = db.doc(`sessions/${sessionId}`);
  const [sessionDoc, seats, mails] = await Promise.all([
    session.get(),
    session.collection('registrations').get(),
    db.collection('mails').where('session', '==', sessionId).get(),
  ]);
  const count: unknown = sessionDoc.get('registrationCount');
  return { count, seats: seats.size, mails: parseDocuments(mailSchema, mails.docs) };
}

test('the owner removes a participant: seat, count and a queued mail, in one; once', async () => {
  const { advisor, seminar, customer, seat } = await aSeat();

  expect(await remove({ ...seat, by: advisor.id })).toEqual(seat);

  const { mails, ...rest } = await factsOf(seat.sessionId);
  expect(rest).toEqual({ count: 0, seats: 0 });
  expect(mails).toMatchObject([
    {
      kind: 'registration-cancelled',
      state: 'queued',
      customer: customer.id,
      email: customer.email,
      title: seminar.title,
    },
  ]);
  await expect(remove({ ...seat, by: advisor.id })).rejects.toMatchObject({
    code: 'registration/not-found',
  });
  expect((await factsOf(seat.sessionId)).count).toBe(0);
});

test('of two removals in the same millisecond one finds no one left, and the seat is given back once', async () => {
  const { advisor, seat } = await aSeat({ registrationCount: 3 });
  const at = instance.now();
  const now = () => at;
  const other = { ...anInstance(), now };
  const outcomes = await Promise.allSettled([
    remove({ ...seat, by: advisor.id }, now),
    removeParticipant(other, seat, callerOf(advisor)),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await factsOf(seat.sessionId)).count).toBe(2);
});

test('a removal whose answer was lost has happened', async () => {
  const { advisor, seat } = await aSeat();
  const losesAnswers = {
    ...instance.takenSeats,
    async read(sessionId: string, customerId: string) {
      const found = await instance.takenSeats.read(sessionId, customerId);
      const free: typeof found.free = async (mail) => (await found.free(mail)) && false;
      return { ...found, free };
    },
  };
  const answer = removeParticipant(
    { ...instance, takenSeats: losesAnswers },
    seat,
    callerOf(advisor),
  );
  expect(await answer).toEqual(seat);
  expect(await factsOf(seat.sessionId)).toMatchObject({ count: 0, seats: 0 });
});

test('REG-08 a removal that had to wait is later than what was written before it, as its calendar entry has to be', async () => {
  const { advisor, seat } = await aSeat();
  let moved: Date | null = null;
  const contested = {
    ...instance.takenSeats,
    async read(sessionId: string, customerId: string) {
      const found = await instance.takenSeats.read(sessionId, customerId);
      if (moved !== null) return found;
      await db.doc(`sessions/${sessionId}`).update({ location: 'Bonn' });
      // by this process: the clock of a busy emulator is ahead
      moved = new Date();
      return found;
    },
  };
  const asOwner = callerOf(advisor);
  await removeParticipant({ ...instance, takenSeats: contested }, seat, asOwner);
  const [mail] = (await factsOf(seat.sessionId)).mails;
  expect(mail).toMatchObject({ location: 'Bonn' });
  expect(
    mail?.kind === 'registration-cancelled' && mail.cancelledAt.getTime(),
  ).toBeGreaterThanOrEqual(Number(moved));
});

test('a removed participant can register again and gets a new mail', async () => {
  const { advisor, customer, seat } = await aSeat();
  await remove({ ...seat, by: advisor.id });
  const asAdvisor = callerOf(advisor);
  await registerForSession(instance, { who: 'customer', ...seat }, asAdvisor);
  await remove({ ...seat, by: advisor.id });
  await registerForSession(instance, { who: 'customer', ...seat }, asAdvisor);
  const { mails, ...rest } = await factsOf(seat.sessionId);
  expect(rest).toEqual({ count: 1, seats: 1 });
  expect(mails.filter(({ kind }) => kind === 'registration-cancelled')).toHaveLength(2);
  expect(mails.filter(({ kind }) => kind === 'registration-confirmation')).toHaveLength(2);
  expect(customer.advisor).toBe(advisor.id);
});

test('only the owner removes a participant, not the advisor of the customer', async () => {
  const { advisor: owner, session } = await anOffer({ session: { registrationCount: 1 } });
  const colleague = await store('advisors', anAdvisor({ org: owner.org }));
  const foreign = await store('advisors', anAdvisor({ org: 'org-other' }));
  const customer = await store('customers', aCustomer(colleague.id));
  const seat = { sessionId: session.id, customerId: customer.id };
  await db
    .doc(`sessions/${session.id}/registrations/${customer.id}`)
    .set(toData(aRegistration(session, customer)));
  for (const by of [colleague.id, foreign.id]) {
    await expect(remove({ ...seat, by })).rejects.toMatchObject({ code: 'permission/denied' });
  }
  expect(await factsOf(session.id)).toMatchObject({ count: 1, seats: 1, mails: [] });
});

test('no one is removed from a day that is over, nor from what is not there', async () => {
  const { advisor, seat } = await aSeat({ time: new Date('2026-06-01T08:00:00Z') });
  const by = advisor.id;
  const at = (time: string) => () => new Date(time);
  await expect(remove({ ...seat, by }, at('2026-06-01T22:00:00Z'))).rejects.toMatchObject({
    code: 'session/past',
  });
  await expect(remove({ ...seat, sessionId: newId('no'), by })).rejects.toMatchObject({
    code: 'session/not-found',
  });
  expect(await remove({ ...seat, by }, at('2026-06-01T21:59:00Z'))).toEqual(seat);
});
