import '../../../test/own-project.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { customerSchema, type Customer } from '@wbd/domain/customers';
import { expect, test } from 'vitest';
import { callerOf } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, newId, store } from '../../../test/data.ts';
import { db, parseDocument } from '../../core/firestore.ts';
import { mergePorts } from './merge-ports.ts';
import { eraseTraces } from '../data-rights/erase-customer.service.ts';
import {
  keepCustomersApart,
  type KeepCustomersApartPorts,
} from './keep-customers-apart.service.ts';
import { mergeCustomers } from './merge-customers.service.ts';

const keepApart = (
  advisor: Advisor,
  one: Customer,
  other: Customer,
  ports: KeepCustomersApartPorts = mergePorts,
) => keepCustomersApart(ports, { customerId: one.id, otherId: other.id }, callerOf(advisor));

const stored = async ({ id }: Customer) =>
  parseDocument(customerSchema, await db.doc(`customers/${id}`).get());

const customerOf = (advisor: Advisor, changes: Partial<Customer> = {}) =>
  store('customers', aCustomer(advisor.id, changes));

test('CRM-02 two customers who are two people both stay as they are, and the decision is kept once', async () => {
  const advisor = await store('advisors', anAdvisor({ lv: 1 }));
  const [one, other] = [await customerOf(advisor), await customerOf(advisor, { proven: true })];
  await Promise.all([keepApart(advisor, one, other), keepApart(advisor, other, one)]);
  await keepApart(advisor, one, other);
  const [oneNow, otherNow] = [await stored(one), await stored(other)];
  expect([oneNow, otherNow]).toMatchObject([
    { ...one, distinctFrom: oneNow?.distinctFrom },
    { ...other, distinctFrom: otherNow?.distinctFrom },
  ]);
  const decisions = [oneNow, otherNow].flatMap((customer) => customer?.distinctFrom ?? []);
  expect(decisions).toHaveLength(1);
});

test('CRM-03 rejects customers of another advisor', async () => {
  const [advisor, foreign] = [
    await store('advisors', anAdvisor({ lv: 1 })),
    await store('advisors', anAdvisor()),
  ];
  const [own, theirs] = [await customerOf(advisor), await customerOf(foreign)];
  const gone = aCustomer(advisor.id, { id: newId('gone') });
  const notFound = { code: 'customer/not-found' };
  await expect(keepApart(advisor, own, theirs)).rejects.toMatchObject(notFound);
  await expect(keepApart(advisor, theirs, own)).rejects.toMatchObject(notFound);
  await expect(keepApart(advisor, own, gone)).rejects.toMatchObject(notFound);
  await expect(keepApart(advisor, own, own)).rejects.toMatchObject({ fields: ['otherId'] });
  const tooOften = { ...mergePorts, changes: { take: () => Promise.resolve(false) } };
  const another = await customerOf(advisor);
  await expect(keepApart(advisor, own, another, tooOften)).rejects.toMatchObject({
    code: 'rate/limited',
  });
  for (const customer of [own, theirs, another]) {
    expect((await stored(customer))?.distinctFrom).toEqual([]);
  }
});

test('CRM-02 the decision goes on with an entry that is merged, and goes with a customer who is erased', async () => {
  const advisor = await store('advisors', anAdvisor());
  const [kept, duplicate, note] = [
    await customerOf(advisor),
    await customerOf(advisor),
    await customerOf(advisor),
  ];
  await keepApart(advisor, note, duplicate);
  await keepApart(advisor, duplicate, kept);
  const merged = { customerId: kept.id, duplicateId: duplicate.id };
  await mergeCustomers(mergePorts, merged, callerOf(advisor));
  expect((await stored(note))?.distinctFrom).toEqual([kept.id]);
  expect((await stored(kept))?.distinctFrom).toEqual([]);

  await eraseTraces(mergePorts, kept.id);
  expect((await stored(note))?.distinctFrom).toEqual([]);
});
