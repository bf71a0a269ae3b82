import {
  aCustomer,
  aRegistration,
  aRegistrationMail,
  aSeminar,
  aSession,
} from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { actAs, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import { readCustomerMails } from '../mails/mails.repository.ts';
import { readSeatsOfCustomer } from '../registrations/seats.repository.ts';
import { readReferredCustomers, readReferrer } from './referrals-of-customer.repository.ts';

test('CRM-03 seats, mails and referrals of a customer are read by their advisor, and by no other', async () => {
  const [advisor, host] = await Promise.all([newAdvisor(), newAdvisor()]);
  const customer = await store('customers', aCustomer(advisor.id, { inviteBy: host.id }));
  const [friend, foreign] = await Promise.all([
    store('customers', aCustomer(advisor.id, { inviteBy: customer.id })),
    store('customers', aCustomer(host.id, { inviteBy: customer.id })),
  ]);
  const seminar = aSeminar(host.id);
  const seats = await Promise.all(
    [1, 2].map((day) => {
      const session = aSession(seminar);
      const registeredAt = new Date(Date.UTC(2026, 0, day));
      const seat = aRegistration(session, customer, { registeredAt });
      return store(`sessions/${session.id}/registrations`, seat);
    }),
  );
  const about = { advisor: advisor.id, session: seats[0]?.session ?? '', customer: customer.id };
  await Promise.all([
    store('mails', aRegistrationMail(about, { state: 'sent', sentAt: new Date('2026-01-03') })),
    store('mails', aRegistrationMail(about, { state: 'failed', sentAt: null })),
    store('mails', aRegistrationMail({ ...about, customer: friend.id })),
  ]);

  await actAs(advisor);
  const read = await readSeatsOfCustomer(advisor.id, customer.id);
  expect(read.map(({ session }) => session)).toEqual(seats.map(({ session }) => session).reverse());
  const mails = await readCustomerMails(advisor.id, customer.id);
  expect(mails.map(({ state }) => state).sort()).toEqual(['failed', 'sent']);
  const referred = await readReferredCustomers(advisor.id, customer.id);
  expect(referred.map(({ id }) => id)).toEqual([friend.id]);
  expect(await readReferrer(host.id)).toMatchObject({ kind: 'advisor' });
  expect(await readReferrer(customer.id)).toMatchObject({ kind: 'customer', id: customer.id });
  expect(await readReferrer(foreign.id)).toBeNull();

  await actAs(await newAdvisor({ org: advisor.org }));
  await expectRefusal(readSeatsOfCustomer(advisor.id, customer.id));
  await expectRefusal(readCustomerMails(advisor.id, customer.id));
  await expectRefusal(readReferredCustomers(advisor.id, customer.id));
});
