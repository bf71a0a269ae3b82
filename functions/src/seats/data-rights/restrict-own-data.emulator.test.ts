import { customerSchema, datedNoteSchema } from '@wbd/domain/customers';
import { mailSchema } from '@wbd/domain/mails';
import { notificationSchema } from '@wbd/domain/notifications';
import { expect, test } from 'vitest';
import { patient } from '@wbd/tools/host-speed';
import { call } from '../../../test/calls.ts';
import { callerOf } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, store } from '../../../test/data.ts';
import { randomPhone, signInByPhone } from '../../../test/people.ts';
import { db, parseDocument, parseDocuments } from '../../core/firestore.ts';
import { customerPorts } from '../../people/customers/customer-ports.ts';
import { restrictCustomer } from '../../people/restrictions/restrict-customer.service.ts';

async function aPerson() {
  const phone = randomPhone();
  const login = await signInByPhone(phone);
  const advisor = await store('advisors', anAdvisor({ lv: 1 }));
  const customer = await store(
    'customers',
    aCustomer(advisor.id, { id: login.uid, phone, proven: true }),
  );
  const { firstName, lastName } = customer;
  const rows = (collection: string) =>
    db.collection(collection).where('customer', '==', customer.id).get();
  return {
    advisor,
    customer,
    name: { firstName, lastName },
    restrict: async (restriction: unknown, name: object = { firstName, lastName }) => {
      const { error } = await call('restrictOwnData', { ...name, restriction }, login.idToken);
      return error?.details?.code ?? error?.status ?? 'done';
    },
    stored: async () =>
      parseDocument(customerSchema, await db.doc(`customers/${customer.id}`).get()),
    notes: async () =>
      parseDocuments(datedNoteSchema, (await rows('datedNotes')).docs)
        .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
        .map(({ kind, text }) => [kind, text]),
    mails: async () =>
      parseDocuments(mailSchema, (await rows('mails')).docs).flatMap((mail) =>
        mail.kind === 'customer-restricted' ? [[mail.uid, mail.restricted]] : [],
      ),
    news: async () =>
      parseDocuments(notificationSchema, (await rows('notifications')).docs).map(
        ({ event, isOwn }) => [event, isOwn],
      ),
  };
}

const WRONG = { ground: 'accuracy', details: ' Die Nummer ist alt. ' };

test('a person restricts their data and lifts it, each once; the advisor reads why and gets a mail and a notification', async () => {
  const person = await aPerson();
  expect(await person.restrict(WRONG)).toBe('done');
  expect(await person.restrict({ ground: 'claims', details: '' })).toBe('done');
  const reason = 'Die Angaben zu mir stimmen nicht: Die Nummer ist alt.';
  expect((await person.stored())?.restriction).toMatchObject({ reason, by: 'person' });
  expect(await person.mails()).toEqual([[person.advisor.id, true]]);
  // the first run of its trigger starts a function
  await expect
    .poll(person.news, { timeout: patient(30_000) })
    .toEqual([['customer-restricted', true]]);
  expect(await person.restrict(null)).toBe('done');
  expect(await person.restrict(null)).toBe('done');
  expect((await person.stored())?.restriction).toBeNull();
  expect(await person.notes()).toEqual([
    ['restricted', reason],
    ['unrestricted', 'Von der Person selbst aufgehoben'],
  ]);
  expect(await person.mails()).toHaveLength(2);
});

test('no one restricts under another name, with an unknown ground, without one, or with a long text', async () => {
  const person = await aPerson();
  const other = { firstName: 'Niemand', lastName: 'Bekanntes' };
  expect(await person.restrict(WRONG, other)).toBe('own-data/not-found');
  for (const input of [
    { ground: 'mood', details: '' },
    { details: 'ohne Grund' },
    { ground: 'claims', details: 'x'.repeat(301) },
    undefined,
  ]) {
    expect(await person.restrict(input)).toBe('input/invalid');
  }
  const { error } = await call('restrictOwnData', { ...person.name, restriction: WRONG });
  expect(error?.details?.code).toBe('auth/required');
  expect(await person.stored()).toEqual(person.customer);
});

test('a number of twenty requests in an hour ends, and leaves what was there', async () => {
  const person = await aPerson();
  for (let count = 0; count < 20; count++) expect(await person.restrict(null)).toBe('done');
  expect(await person.restrict(WRONG)).toBe('rate/limited');
  expect(await person.stored()).toEqual(person.customer);
});

test('the advisor lifts what the person asked for only after telling them', async () => {
  const person = await aPerson();
  await person.restrict(WRONG);
  const lift = (personInformed: boolean) =>
    restrictCustomer(
      customerPorts,
      { customerId: person.customer.id, restricted: false, reason: 'berichtigt', personInformed },
      callerOf(person.advisor),
    );
  await expect(lift(false)).rejects.toThrow('customer/not-informed');
  expect((await person.stored())?.restriction).not.toBeNull();
  await lift(true);
  expect((await person.stored())?.restriction).toBeNull();
});
