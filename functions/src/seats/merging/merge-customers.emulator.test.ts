import '../../../test/own-project.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { customerSchema, type Customer } from '@wbd/domain/customers';
import { registrationSchema, sessionSchema, type Session } from '@wbd/domain/seminars';
import { aCustomerNote, aDatedNote, aDeal, anInvitation } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { callerOf } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, anOffer, aRegistration, newId, store } from '../../../test/data.ts';
import { storedInvitation } from '../../../test/invitations.ts';
import { randomPhone } from '../../../test/people.ts';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { mergePorts } from './merge-ports.ts';
import { mergeCustomers, type MergeCustomersPorts } from './merge-customers.service.ts';

const merge = (
  caller: Advisor,
  kept: Customer,
  duplicate: Customer,
  ports: MergeCustomersPorts = mergePorts,
) => mergeCustomers(ports, { customerId: kept.id, duplicateId: duplicate.id }, callerOf(caller));

async function seat(session: Session, customer: Customer): Promise<void> {
  const registration = aRegistration(session, customer);
  await db.doc(`sessions/${session.id}/registrations/${customer.id}`).set(toData(registration));
  const taken = await db.collection(`sessions/${session.id}/registrations`).get();
  await db.doc(`sessions/${session.id}`).update({ registrationCount: taken.size });
}

async function holdersOf({ id }: Session): Promise<string[]> {
  const seats = await db.collection(`sessions/${id}/registrations`).get();
  const session = parseDocument(sessionSchema, await db.doc(`sessions/${id}`).get());
  expect(session?.registrationCount).toBe(seats.size);
  return parseDocuments(registrationSchema, seats.docs).map(({ customer }) => customer);
}

async function stored(advisor: Advisor): Promise<Customer[]> {
  const found = await db.collection('customers').where('advisor', '==', advisor.id).get();
  return parseDocuments(customerSchema, found.docs);
}

test('CRM-02 two entries become one that has everything: seats, contact data, birthday and job', async () => {
  const { advisor, session: both } = await anOffer();
  const { session: single } = await anOffer();
  const kept = await store('customers', aCustomer(advisor.id, { job: 'Student' }));
  const duplicate = await store(
    'customers',
    aCustomer(advisor.id, { phone: randomPhone(), bday: '1990-02-28', job: 'Rentner' }),
  );
  for (const customer of [kept, duplicate]) await seat(both, customer);
  await seat(single, duplicate);

  await store('customerNotes', aCustomerNote(kept, 'Zwei Kinder.'));
  await store('customerNotes', {
    ...aCustomerNote(duplicate, 'Baut ein Haus.'),
    followUpOn: '2026-12-24',
    followUpText: 'Anrufen',
  });
  const dated = await store('datedNotes', aDatedNote(duplicate));
  const deal = await store('deals', aDeal(duplicate));
  const invitation = await store('invitations', anInvitation(advisor.id, [duplicate, kept]));

  await merge(advisor, kept, duplicate);

  const { phone, bday } = duplicate;
  expect(await stored(advisor)).toMatchObject([
    { id: kept.id, email: kept.email, phone, bday, job: 'Student', otherEmails: [duplicate.email] },
  ]);
  expect(await holdersOf(both)).toEqual([kept.id]);
  expect(await holdersOf(single)).toEqual([kept.id]);
  const note = await db.doc(`customerNotes/${kept.id}`).get();
  expect(note.data()).toEqual({
    advisor: advisor.id,
    text: 'Zwei Kinder.\n\nBaut ein Haus.',
    followUpOn: '2026-12-24',
    followUpText: 'Anrufen',
  });
  expect((await db.doc(`customerNotes/${duplicate.id}`).get()).exists).toBe(false);
  expect((await db.doc(`datedNotes/${dated.id}`).get()).get('customer')).toBe(kept.id);
  expect((await db.doc(`deals/${deal.id}`).get()).get('customer')).toBe(kept.id);
  const { people, customers } = await storedInvitation(invitation.id);
  expect(people.map(({ customer }) => customer)).toEqual([kept.id, kept.id]);
  expect(customers).toEqual([kept.id]);
});

test('CRM-02 a person who proved their number is the one that stays, and two such people stay two', async () => {
  const advisor = await store('advisors', anAdvisor());
  const proven = await store('customers', aCustomer(advisor.id, { proven: true }));
  const other = await store('customers', aCustomer(advisor.id, { proven: true }));
  const note = await store('customers', aCustomer(advisor.id));
  for (const kept of [note, other]) {
    await expect(merge(advisor, kept, proven)).rejects.toMatchObject({ code: 'customer/proven' });
  }
  expect(await stored(advisor)).toHaveLength(3);
  await merge(advisor, proven, note);
  expect((await stored(advisor)).map(({ id }) => id).toSorted()).toEqual(
    [proven.id, other.id].toSorted(),
  );
});

test('CRM-03 rejects customers of another advisor', async () => {
  const [advisor, foreign] = [
    await store('advisors', anAdvisor({ lv: 1 })),
    await store('advisors', anAdvisor()),
  ];
  const [kept, duplicate] = [
    await store('customers', aCustomer(advisor.id)),
    await store('customers', aCustomer(advisor.id)),
  ];
  const theirs = await store('customers', aCustomer(foreign.id));
  const gone = aCustomer(advisor.id, { id: newId('gone') });
  const notFound = { code: 'customer/not-found' };
  await expect(merge(advisor, kept, theirs)).rejects.toMatchObject(notFound);
  await expect(merge(advisor, theirs, kept)).rejects.toMatchObject(notFound);
  await expect(merge(foreign, kept, duplicate)).rejects.toMatchObject(notFound);
  await expect(merge(advisor, kept, gone)).rejects.toMatchObject(notFound);
  await expect(merge(advisor, kept, kept)).rejects.toMatchObject({ fields: ['duplicateId'] });
  const tooOften = { ...mergePorts, changes: { take: () => Promise.resolve(false) } };
  await expect(merge(advisor, kept, duplicate, tooOften)).rejects.toMatchObject({
    code: 'rate/limited',
  });
  expect(await stored(advisor)).toHaveLength(2);
});

test('CRM-02 three entries that are merged at the same time, in a chain, lose nothing', async () => {
  for (let round = 0; round < 5; round++) {
    const { advisor, session } = await anOffer();
    const { session: other } = await anOffer();
    const [first, second, third] = [
      await store('customers', aCustomer(advisor.id)),
      await store('customers', aCustomer(advisor.id)),
      await store('customers', aCustomer(advisor.id, { bday: '1990-02-28' })),
    ];
    await seat(session, third);
    await seat(other, second);
    await Promise.all([merge(advisor, second, third), merge(advisor, first, second)]).catch(
      () => undefined,
    );
    // the later of the two may find its entry gone
    const left = await stored(advisor);
    for (const duplicate of left)
      if (duplicate.id !== first.id) await merge(advisor, first, duplicate);
    expect(await stored(advisor)).toMatchObject([{ id: first.id, bday: '1990-02-28' }]);
    expect(await holdersOf(session)).toEqual([first.id]);
    expect(await holdersOf(other)).toEqual([first.id]);
  }
});
