import '../../../test/own-project.ts';
import { type BookedEntry, bookedEntrySchema, storedBalanceSchema } from '@wbd/domain/commission';
import { someTerms } from '@wbd/domain/testing';
import { berlinDay, dayAfter } from '@wbd/domain/time';
import { advanceDays, signedDelivery } from '@wbd/tools/stripe-testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, store } from '../../../test/data.ts';
import { dying } from '../../../test/dying.ts';
import { problems } from '../../../test/payout-world.ts';
import {
  aPerson,
  createBillingWorld,
  eventsSince,
  WEBHOOK_SECRET,
  type Person,
  type World,
} from '../../../test/billing-world.ts';
import { db, parseDocuments } from '../../core/firestore.ts';
import { bookSubscription } from '../commission/subscriptions/book-subscription.service.ts';
import { matureSubscriptions } from '../commission/subscriptions/mature-subscriptions.service.ts';
import { subscriptionPorts } from '../commission/subscriptions/subscriptions.repository.ts';
import { receiveEvent } from './receive-event.service.ts';

let world: World;
let org: string;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  org = newId('org');
  await operate(org);
});

/** Names the operator's organisation, or none. */
const operate = (operatorOrg: string | null) =>
  db.doc('config/public').set({
    specialAdvisor: null,
    seminarRedirects: {},
    founderSchedulingLink: '',
    operatorOrg,
  });

const TERMS = { source: 'subscriptions', validFrom: '2020-01-01' } as const;

/** An advisor and the one who brought them. */
async function brought(account: object = {}): Promise<{ sponsor: Person; person: Person }> {
  const sponsor = await aPerson();
  const person = await aPerson({ account: { isTest: false, ...account } });
  await store('sponsors', { id: person.uid, sponsor: sponsor.uid, createdAt: new Date() });
  return { sponsor, person };
}

const entriesOf = async ({ uid }: Person): Promise<BookedEntry[]> => {
  const found = await db.collectionGroup('entries').where('partner', '==', uid).get();
  return parseDocuments(bookedEntrySchema, found.docs);
};
const sumsOf = async ({ uid }: Person) => {
  const row = await db.doc(`ledgers/${org}/balances/${uid}`).get();
  const { held, due, paid } = storedBalanceSchema.parse({
    payer: org,
    partner: uid,
    ...row.data(),
    id: uid,
  });
  return { held, due, paid };
};
const onlyInvoiceOf = async (customer: string) => {
  const { data } = await world.stripe.invoices.list({ customer, limit: 100 });
  const [invoice] = data;
  if (!invoice || data.length > 1) throw new Error(`${data.length} invoices`);
  return world.stripe.invoices.retrieve(invoice.id, { expand: ['payments'] });
};
const intentOf = ({ payments }: Awaited<ReturnType<typeof onlyInvoiceOf>>) => {
  const intent = payments?.data[0]?.payment.payment_intent;
  if (typeof intent !== 'string') throw new Error('Nothing was paid.');
  return intent;
};
const mature = (day: string) =>
  matureSubscriptions({ ...subscriptionPorts, now: () => new Date(`${day}T12:00:00Z`) });

test('NET-03.3 what a brought advisor pays Stripe is booked once for the sponsor, becomes due, and refunds take their share back', async () => {
  await store('commissionTerms', someTerms(org, TERMS));
  const { sponsor, person } = await brought();
  const customer = await world.buy(person, 'wbd_lite_annual');
  const invoice = await onlyInvoiceOf(customer);
  const net = invoice.total_excluding_tax ?? 0;
  const earned = Math.round(net / 10);
  expect(earned).toBeGreaterThan(7_000);
  expect(await sumsOf(sponsor)).toEqual({ held: earned, due: 0, paid: 0 });
  const [entry] = await entriesOf(sponsor);
  expect(entry).toMatchObject({ deal: invoice.id, payer: org, source: 'subscriptions' });

  const event = (await eventsSince(world.stripe)).findLast(({ type }) => type === 'invoice.paid');
  const told = Array.from({ length: 20 }, (_, number) => ({
    ...event,
    id: `${event?.id}_${number % 4}`,
  }));
  await Promise.all(told.map((one) => world.deliver(one)));
  expect(await sumsOf(sponsor)).toEqual({ held: earned, due: 0, paid: 0 });

  const half = Math.round(invoice.total / 2);
  await world.stripe.refunds.create({ payment_intent: intentOf(invoice), amount: half });
  await world.deliverNews();
  const { held } = await sumsOf(sponsor);
  expect(Math.abs(held - earned / 2)).toBeLessThanOrEqual(1);
  const on = entry?.on ?? '';
  await mature(dayAfter(on, 29));
  expect(await sumsOf(sponsor)).toEqual({ held, due: 0, paid: 0 });
  await mature(dayAfter(on, 30));
  await mature(dayAfter(on, 30));
  expect(await sumsOf(sponsor)).toEqual({ held: 0, due: held, paid: 0 });
  await world.stripe.refunds.create({ payment_intent: intentOf(invoice) });
  await world.deliverNews();
  expect(await sumsOf(sponsor)).toEqual({ held: 0, due: 0, paid: 0 });
  expect(await problems()).toEqual([]);
});

test('NET-03.3 a dispute holds the commission, a lost one takes it back, and a won one lets it become due', async () => {
  await store('commissionTerms', someTerms(org, TERMS));
  for (const evidence of ['winning_evidence', 'losing_evidence'] as const) {
    const { sponsor, person } = await brought();
    const invoice = await onlyInvoiceOf(await world.buy(person, 'wbd_lite_annual'));
    const { held: earned } = await sumsOf(sponsor);
    expect(earned).toBeGreaterThan(7_000);
    world.dispute(intentOf(invoice));
    await world.deliverNews();
    const later = dayAfter(berlinDay(new Date(invoice.created * 1000)), 60);
    await mature(later);
    expect(await sumsOf(sponsor)).toEqual({ held: earned, due: 0, paid: 0 });
    const { data } = await world.stripe.disputes.list({ payment_intent: intentOf(invoice) });
    await world.stripe.disputes.update(data[0]?.id ?? '', {
      evidence: { uncategorized_text: evidence },
      submit: true,
    });
    await world.deliverNews();
    await mature(later);
    const due = evidence === 'winning_evidence' ? earned : 0;
    expect(await sumsOf(sponsor)).toEqual({ held: 0, due, paid: 0 });
  }
  expect(await problems()).toEqual([]);
});

test('NET-03.3 without terms about packages, an operator or a sponsor nothing is booked, and later terms do not reach back', async () => {
  await store('commissionTerms', someTerms(org, { validFrom: '2020-01-01' }));
  const first = await brought();
  const customer = await world.buy(first.person, 'wbd_lite_annual');
  await store(
    'commissionTerms',
    someTerms(org, { id: `${org}~0002`, source: 'subscriptions', validFrom: '2099-01-01' }),
  );
  await world.stripe.refunds.create({
    payment_intent: intentOf(await onlyInvoiceOf(customer)),
    amount: 100,
  });
  await world.deliverNews();
  expect(await entriesOf(first.sponsor)).toEqual([]);

  await store('commissionTerms', someTerms(org, { id: `${org}~0003`, ...TERMS }));
  await operate(null);
  const second = await brought();
  await world.buy(second.person, 'wbd_lite_annual');
  await operate(org);
  const tester = await brought({ isTest: true });
  await world.buy(tester.person, 'wbd_lite_annual');
  await world.buy(await aPerson({ account: { isTest: false } }), 'wbd_lite_annual');
  const gone = await brought();
  await db.doc(`advisors/${gone.sponsor.uid}`).delete();
  await world.buy(gone.person, 'wbd_lite_annual');
  for (const { sponsor } of [second, tester, gone]) expect(await entriesOf(sponsor)).toEqual([]);
});

test('NET-03.3 money that goes back after the account was closed takes the commission back', async () => {
  await store('commissionTerms', someTerms(org, TERMS));
  const { sponsor, person } = await brought();
  const customer = await world.buy(person, 'wbd_lite_annual');
  const invoice = await onlyInvoiceOf(customer);
  expect((await sumsOf(sponsor)).held).toBeGreaterThan(7_000);
  await db.doc(`accounts/${person.uid}`).delete();
  await db.doc(`advisors/${person.uid}`).delete();
  await world.stripe.customers.del(customer);
  await world.stripe.refunds.create({ payment_intent: intentOf(invoice) });
  await world.deliverNews();
  expect(await sumsOf(sponsor)).toEqual({ held: 0, due: 0, paid: 0 });
  expect(await problems()).toEqual([]);
});

test('NET-03.3 a refund makes no invoice earn that earned nothing when it was paid', async () => {
  await store('commissionTerms', someTerms(org, TERMS));
  await operate(null);
  const { sponsor, person } = await brought();
  const customer = await world.buy(person, 'wbd_lite_annual');
  await operate(org);
  const intent = intentOf(await onlyInvoiceOf(customer));
  await world.stripe.refunds.create({ payment_intent: intent, amount: 100 });
  await world.deliverNews();
  expect(await entriesOf(sponsor)).toEqual([]);
});

test('NET-03.3 each invoice earns, and a process that dies while it books is made up for by the next delivery', async () => {
  await store('commissionTerms', someTerms(org, TERMS));
  const { sponsor, person } = await brought();
  const customer = await world.buy(person, 'wbd_lite_monthly');
  const { held: once } = await sumsOf(sponsor);
  await advanceDays(world.stripe, customer, 32);
  const renewal = (await eventsSince(world.stripe)).findLast(({ type }) => type === 'invoice.paid');
  const answers: number[] = [];
  for (let step = 1; step <= 8; step++) {
    const ports = dying(subscriptionPorts, step);
    const bookRevenue: World['ports']['bookRevenue'] = (...args) =>
      bookSubscription(ports, ...args);
    const { payload, signature } = signedDelivery(renewal, WEBHOOK_SECRET);
    const killed = { ...world.ports, bookRevenue, log: () => undefined };
    answers.push(await receiveEvent(killed, payload, signature));
  }
  expect(answers).toContain(500);
  await world.deliverNews();
  expect(await sumsOf(sponsor)).toEqual({ held: 2 * once, due: 0, paid: 0 });
  expect(await problems()).toEqual([]);
});
