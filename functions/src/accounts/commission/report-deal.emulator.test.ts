import '../../../test/own-project.ts';
import type { ReportDealInput } from '@wbd/domain/commission';
import { aReferral, someTerms } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { admitted } from '../../../test/callers.ts';
import {
  aCustomer,
  anAccount,
  anAdvisor,
  anOffer,
  aRegistration,
  newId,
  store,
} from '../../../test/data.ts';
import { db, toData } from '../../core/firestore.ts';
import {
  readAccount,
  readAdministrators,
  readAdvisor,
  readCustomer,
} from '../../core/people.repository.ts';
import { readReferral, readRegistration, storeDeal } from './deals.repository.ts';
import { reportDeal } from './report-deal.service.ts';
import { setCommissionTerms } from './set-commission-terms.service.ts';
import { addTerms } from './terms.repository.ts';

const ports = {
  account: readAccount,
  advisor: readAdvisor,
  changes: { take: () => Promise.resolve(true) },
  customer: readCustomer,
  referral: readReferral,
  registration: readRegistration,
  store: storeDeal,
  add: addTerms,
  administrators: readAdministrators,
  moneyChanges: { take: () => Promise.resolve(true) },
  now: () => new Date('2027-02-01T10:00:00Z'),
};
const report = async (uid: string, customerId: string, changes: Partial<ReportDealInput> = {}) =>
  reportDeal(
    ports,
    {
      id: newId('deal'),
      customerId,
      sessionId: null,
      netCents: 120_000,
      on: '2027-01-31',
      reference: 'V-4711',
      ...changes,
    },
    await admitted(uid),
  );
const anAdvisorOf = async (changes: Parameters<typeof anAdvisor>[0] = {}) => {
  const advisor = await store('advisors', anAdvisor(changes));
  await store('accounts', anAccount({ id: advisor.id }));
  return advisor;
};
const deal = async (id: string) => (await db.doc(`deals/${id}`).get()).data();

test('NET-03 an advisor reports a deal with an own customer, and whose referral it was is known', async () => {
  const [advisor, partner] = [await anAdvisorOf(), await anAdvisorOf({ lv: 0 })];
  const customer = await store(
    'customers',
    aCustomer(advisor.id, { firstName: 'Jörg', lastName: 'Weiß' }),
  );
  await store('referrals', aReferral(customer, partner.id));
  const id = newId('deal');
  await Promise.all([1, 2, 3].map(() => report(advisor.id, customer.id, { id })));
  expect(await deal(id)).toMatchObject({
    payer: advisor.org,
    advisor: advisor.id,
    partner: partner.id,
    name: 'Jörg W.',
    state: 'reported',
    commission: null,
  });
  const own = await store('customers', aCustomer(advisor.id));
  await store('referrals', aReferral(own, advisor.id));
  const free = newId('deal');
  await report(advisor.id, own.id, { id: free });
  expect(await deal(free)).toMatchObject({ partner: null });
});

test('NET-03 refuses deals with a stranger and deals on a future day', async () => {
  const [advisor, stranger] = [await anAdvisorOf(), await anAdvisorOf()];
  const customer = await store('customers', aCustomer(advisor.id));
  const refused = (given: Promise<unknown>, code: string) =>
    expect(given).rejects.toMatchObject({ code });
  await refused(report(stranger.id, customer.id), 'customer/not-found');
  await refused(report(advisor.id, newId('cus')), 'customer/not-found');
  await refused(report(advisor.id, customer.id, { on: '2027-02-02' }), 'input/invalid');
  const id = newId('deal');
  await report(advisor.id, customer.id, { id });
  const theirs = await store('customers', aCustomer(stranger.id));
  await refused(report(stranger.id, theirs.id, { id }), 'permission/denied');
  expect((await db.collection('deals').where('advisor', '==', stranger.id).get()).size).toBe(0);
});

test("NET-03 the host of a seminar reports a deal with a scout's guest", async () => {
  const { advisor: host, session } = await anOffer();
  await store('accounts', anAccount({ id: host.id }));
  const scout = await anAdvisorOf({ lv: 0 });
  const guest = await store('customers', aCustomer(scout.id));
  await store('referrals', aReferral(guest, scout.id));
  const told = { sessionId: session.id, id: newId('deal') };
  await expect(report(host.id, guest.id, told)).rejects.toMatchObject({
    code: 'customer/not-found',
  });
  const seat = aRegistration(session, guest);
  await db.doc(`sessions/${session.id}/registrations/${guest.id}`).set(toData(seat));
  await report(host.id, guest.id, told);
  expect(await deal(told.id)).toMatchObject({ partner: scout.id, payer: host.org });
});

test('NET-06 administrators set terms of their own organisation; later ones never change what is over', async () => {
  const admin = await store('advisors', anAdvisor({ org: newId('org') }));
  await store('accounts', anAccount({ id: admin.id, orgAdmin: true }));
  const { rate, holdingDays } = someTerms(admin.org);
  let operator: string | null = null;
  const set = async (
    after: number,
    validFrom: string,
    uid = admin.id,
    days = holdingDays,
    source: 'deals' | 'subscriptions' = 'deals',
  ) =>
    setCommissionTerms(
      { ...ports, operator: () => Promise.resolve(operator) },
      { after, source, validFrom, rate, holdingDays: days },
      await admitted(uid),
    );
  const refused = (given: Promise<unknown>, code: string) =>
    expect(given).rejects.toMatchObject({ code });
  await refused(set(1, '2027-03-01'), 'conflict');
  await Promise.all([1, 2, 3].map(() => set(0, '2027-01-01')));
  await refused(set(0, '2027-01-01', admin.id, 7), 'conflict');
  await refused(set(1, '2027-02-01'), 'terms/past');
  await set(1, '2027-02-02');
  const sell = (validFrom: string) => set(2, validFrom, admin.id, holdingDays, 'subscriptions');
  await refused(sell('2027-02-02'), 'permission/denied');
  operator = admin.org;
  await refused(sell('2027-02-01'), 'terms/past');
  await sell('2027-02-02');
  const all = await db.collection('commissionTerms').where('payer', '==', admin.org).get();
  expect(all.docs.map(({ id }) => id)).toEqual([
    `${admin.org}~0001`,
    `${admin.org}~0002`,
    `${admin.org}~0003`,
  ]);
});

test('NET-06 first terms about deals reach back although there are terms about packages; none begin on the day that is ending', async () => {
  const admin = await store('advisors', anAdvisor({ org: newId('org') }));
  await store('accounts', anAccount({ id: admin.id, orgAdmin: true }));
  const { rate, holdingDays } = someTerms(admin.org);
  const set = async (
    after: number,
    validFrom: string,
    source: 'deals' | 'subscriptions',
    now: string,
  ) =>
    setCommissionTerms(
      { ...ports, operator: () => Promise.resolve(admin.org), now: () => new Date(now) },
      { after, source, validFrom, rate, holdingDays },
      await admitted(admin.id),
    );
  const noon = '2027-02-01T11:00:00Z';
  // one minute before midnight in Berlin
  const late = '2027-02-01T22:59:00Z';
  const tooLate = set(0, '2027-02-02', 'subscriptions', late);
  await expect(tooLate).rejects.toMatchObject({ code: 'terms/past' });
  await set(0, '2027-02-02', 'subscriptions', noon);
  await set(1, '2027-01-01', 'deals', noon);
  const second = set(2, '2027-01-01', 'deals', noon);
  await expect(second).rejects.toMatchObject({ code: 'terms/past' });
});
