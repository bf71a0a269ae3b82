import { referralSchema } from '@wbd/domain/customers';
import { aReferral } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { aCustomer, anOffer, aRegistration, newId, store } from '../../../test/data.ts';
import { db, parseDocument, toData } from '../../core/firestore.ts';
import { noteSeat } from './note-seat.repository.ts';

async function aReferredSeat() {
  const { advisor, session } = await anOffer();
  const customer = await store('customers', aCustomer(advisor.id));
  const registration = aRegistration(session, customer);
  const seat = db.doc(`sessions/${session.id}/registrations/${customer.id}`);
  await seat.set(toData(registration));
  return { session, customer, seat };
}

const attended = async (customer: string) =>
  parseDocument(referralSchema, await db.doc(`referrals/${customer}`).get())?.attended;

test('who shared the link sees that the person came, and no longer once that is taken back', async () => {
  const { session, customer, seat } = await aReferredSeat();
  await store('referrals', aReferral(customer, newId('adv')));
  await noteSeat(session.id, customer.id);
  expect(await attended(customer.id)).toEqual([]);

  await seat.update({ attended: true });
  await Promise.all([1, 2, 3].map(() => noteSeat(session.id, customer.id)));
  expect(await attended(customer.id)).toEqual([session.id]);

  await seat.update({ attended: false });
  await noteSeat(session.id, customer.id);
  expect(await attended(customer.id)).toEqual([]);
});

test('a participant who came by themselves has no referral afterwards either', async () => {
  const { session, customer, seat } = await aReferredSeat();
  await seat.update({ attended: true });
  await noteSeat(session.id, customer.id);
  expect(await attended(customer.id)).toBeUndefined();
});

test('a seat that is gone counts no longer', async () => {
  const { session, customer, seat } = await aReferredSeat();
  const { id } = session;
  await store('referrals', aReferral(customer, newId('adv'), { attended: [id, 'other'] }));
  await seat.delete();
  await noteSeat(id, customer.id);
  expect(await attended(customer.id)).toEqual(['other']);
});
