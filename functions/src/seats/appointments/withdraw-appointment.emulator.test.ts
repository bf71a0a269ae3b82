import '../../../test/own-project.ts';
import { appointmentRequestSchema } from '@wbd/domain/appointments';
import { mailSchema } from '@wbd/domain/mails';
import { expect, test } from 'vitest';
import { codeOf } from '../../../test/code-of.ts';
import { aCustomer, anAdvisor, anAppointmentRequest, store } from '../../../test/data.ts';
import { randomPhone } from '../../../test/people.ts';
import { db, parseDocument, parseDocuments } from '../../core/firestore.ts';
import { ownDataTries } from '../../core/limits.ts';
import { appointmentReceipt } from '../../mail/occasions/advisor-mail.ts';
import { appointmentReceived } from '../../mail/letters/appointment-received/receipt-mail.tsx';
import { customerPorts } from '../../people/customers/customer-ports.ts';
import { personalDataRepository } from '../data-rights/personal-data.repository.ts';
import { appointmentRequests } from './appointment-requests.repository.ts';
import { withdrawAppointment } from './withdraw-appointment.service.ts';

const unlimited = { take: () => Promise.resolve(true) };
const ports = {
  ...customerPorts,
  stored: personalDataRepository,
  tries: ownDataTries,
  requests: appointmentRequests,
  limit: unlimited,
};

async function aWish() {
  const phone = randomPhone();
  const advisor = await store('advisors', anAdvisor());
  const customer = await store('customers', aCustomer(advisor.id, { phone, proven: true }));
  const { id, firstName, lastName } = customer;
  const person = { customer: id, firstName, lastName, phone };
  const request = await store('appointmentRequests', anAppointmentRequest(advisor.id, person));
  const caller = { uid: id, phone, emailConfirmed: false };
  return {
    advisor,
    request,
    caller,
    withdraw: (changes: object = {}, own = ports, as = caller) => {
      const input = { requestId: request.id, firstName, lastName, ...changes };
      return codeOf(withdrawAppointment(own, input, as));
    },
    stored: async () =>
      parseDocument(
        appointmentRequestSchema,
        await db.doc(`appointmentRequests/${request.id}`).get(),
      ),
    mails: async () => {
      const rows = await db.collection('mails').where('advisor', '==', advisor.id).get();
      return parseDocuments(mailSchema, rows.docs);
    },
  };
}

test('withdrawing deletes the request and sends the advisor one mail', async () => {
  const wish = await aWish();
  expect(await wish.withdraw()).toBe('done');
  expect(await wish.withdraw()).toBe('done');
  expect(await wish.stored()).toBeNull();
  const { firstName, lastName } = wish.request;
  expect(await wish.mails()).toMatchObject([
    { kind: 'appointment-withdrawn', uid: wish.advisor.id, firstName, lastName },
  ]);
});

test('rejects another person, another name, a missing number and too many calls', async () => {
  const wish = await aWish();
  const other = await aWish();
  expect(await other.withdraw({ requestId: wish.request.id })).toBe('done');
  expect(await wish.withdraw({ firstName: 'Niemand' })).toBe('own-data/not-found');
  const nameless = { ...wish.caller, phone: null };
  expect(await codeOf(withdrawAs(nameless))).toBe('auth/phone-required');
  const limited = { ...ports, limit: { take: () => Promise.resolve(false) } };
  expect(await wish.withdraw({}, limited)).toBe('rate/limited');
  expect(await wish.stored()).toEqual(wish.request);
  expect(await wish.mails()).toEqual([]);

  function withdrawAs(caller: { uid: string; phone: null; emailConfirmed: boolean }) {
    const { id: requestId, firstName, lastName } = wish.request;
    return withdrawAppointment(ports, { requestId, firstName, lastName }, caller);
  }
});

test('sends no receipt for a withdrawn request', async () => {
  const wish = await aWish();
  const now = new Date();
  const receipt = appointmentReceipt(wish.request, now);
  expect(await appointmentReceived.compose(receipt, now)).not.toBeNull();
  await wish.withdraw();
  expect(await appointmentReceived.compose(receipt, now)).toBeNull();
});
