import '../../../test/own-project.ts';
import { customerSchema, datedNoteSchema, type Customer } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { registrationSchema } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { admitted } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, anOffer, aRegistration, newId, store } from '../../../test/data.ts';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { isWithheld } from '../../mail/recipients/restricted.repository.ts';
import {
  confirmationMail,
  reminderMail,
  sessionChangedMail,
  sessionMessageMail,
} from '../../mail/occasions/registration-mails.ts';
import { registrable } from '../../seats/registrations/new-registration.ts';
import { unregisteredRepository } from '../../seats/registrations/unregistered-customers.repository.ts';
import { customerPorts } from '../customers/customer-ports.ts';
import { restrictCustomer } from './restrict-customer.service.ts';

const restrict = async (
  by: string,
  customer: Customer,
  restricted: boolean,
  reason = 'Nummer bestritten',
) =>
  restrictCustomer(
    customerPorts,
    { customerId: customer.id, restricted, reason, personInformed: false },
    await admitted(by),
  );
const codeOf = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(
      () => 'done',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );

async function stored({ id }: Customer): Promise<Customer> {
  const customer = parseDocument(customerSchema, await db.doc(`customers/${id}`).get());
  if (!customer) throw new Error(`customers/${id} is missing`);
  return customer;
}

async function notesOf({ id }: Customer) {
  const notes = await db.collection('datedNotes').where('customer', '==', id).get();
  return parseDocuments(datedNoteSchema, notes.docs)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(({ kind, text }) => [kind, text]);
}

test('an advisor restricts an own customer and lifts it, each once and with its reason in the timeline', async () => {
  const advisor = await store('advisors', anAdvisor({ lv: 1 }));
  const customer = await store('customers', aCustomer(advisor.id));
  await restrict(advisor.id, customer, true);
  await restrict(advisor.id, customer, true, 'noch einmal');
  expect((await stored(customer)).restriction).toMatchObject({ reason: 'Nummer bestritten' });
  await restrict(advisor.id, customer, false, 'Nummer berichtigt');
  await restrict(advisor.id, customer, false);
  expect((await stored(customer)).restriction).toBeNull();
  expect(await notesOf(customer)).toEqual([
    ['restricted', 'Nummer bestritten'],
    ['unrestricted', 'Nummer berichtigt'],
  ]);
});

test('rejects restricting the customer of another advisor', async () => {
  const advisor = await store('advisors', anAdvisor({ lv: 1 }));
  const other = await store('advisors', anAdvisor({ lv: 2 }));
  const customer = await store('customers', aCustomer(advisor.id));
  expect(await codeOf(() => restrict(other.id, customer, true))).toBe('customer/not-found');
  expect((await stored(customer)).restriction).toBeNull();
});

test('SEM-08 a restricted customer is neither proposed nor registered by an advisor, and gets no invitation, reminder or message', async () => {
  const { advisor, session } = await anOffer();
  const customer = await store('customers', aCustomer(advisor.id));
  const seat = aRegistration(session, customer, { page: null });
  const place = db.doc(`sessions/${session.id}/registrations/${customer.id}`);
  await place.set(toData(seat));
  const message = { id: newId('message'), createdAt: new Date() };
  const withheld = () =>
    Promise.all(
      [
        confirmationMail(seat),
        reminderMail(seat, session, new Date()),
        sessionMessageMail(seat, message),
        sessionChangedMail(seat, new Date()),
      ].map(isWithheld),
    );
  const proposed = async () =>
    (await unregisteredRepository.customersOf(advisor.id, null, 10)).customers.map(({ id }) => id);

  expect(await withheld()).toEqual([false, false, false, false]);
  expect(await proposed()).toEqual([customer.id]);
  await restrict(advisor.id, customer, true);
  expect(await withheld()).toEqual([true, true, true, false]);
  expect(await proposed()).toEqual([]);
  const restricted = await stored(customer);
  expect(await codeOf(() => registrable(restricted, advisor.id))).toBe('customer/restricted');
  // a seat that the person takes themselves is confirmed
  await place.update({ page: advisor.id });
  expect(parseDocument(registrationSchema, await place.get())?.page).toBe(advisor.id);
  expect((await withheld())[0]).toBe(false);

  await restrict(advisor.id, customer, false, 'Einigung');
  expect(await withheld()).toEqual([false, false, false, false]);
  expect(await proposed()).toEqual([customer.id]);
});
