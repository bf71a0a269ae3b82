import '../../../test/own-project.ts';
import { patient } from '@wbd/tools/host-speed';
import {
  advanceDays,
  confirmChange,
  pay,
  replaceCard,
  signedDelivery,
} from '@wbd/tools/stripe-testing';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveEvent } from './receive-event.service.ts';
import { db } from '../../core/firestore.ts';
import { KeyedQueue } from '../../core/keyed-queue.ts';
import {
  accountOf,
  aPerson,
  createBillingWorld,
  customerOf,
  eventsSince,
  packageOf,
  WEBHOOK_SECRET,
  type Person,
  type World,
} from '../../../test/billing-world.ts';
import { tries } from '@wbd/tools/tries';

const DELIVERIES = 1000;
const AT_ONCE = 25;
/** of the 120 orders of five events */
const ORDERS = tries(30, 120);
const PATIENCE = { timeout: patient(180_000) };

let world: World;
let person: Person;
let events: Stripe.Event[];

// bought, upgraded, and the card fails at the renewal: Stripe's events arrive later
beforeAll(async () => {
  world = await createBillingWorld();
  person = await aPerson();
  await pay(await world.checkout(person, 'wbd_lite_monthly'));
  await confirmChange(await world.checkout(person, 'wbd_pro_monthly'));
  const customer = await customerOf(person.uid);
  const portal = await world.stripe.billingPortal.sessions.create({ customer });
  await replaceCard(portal.url, 'failsAtRenewal');
  await advanceDays(world.stripe, customer, 32);
  const told = (await eventsSince(world.stripe)).filter(({ type }) => type !== 'invoice.paid');
  // five have 120 orders; of the updates the first and the last are enough
  const updates = told.filter(({ type }) => type === 'customer.subscription.updated').slice(1, -1);
  events = told.filter((event) => !updates.includes(event));
}, patient(60_000));
afterAll(() => world.stop());

/** Two instances of the function: what waits in line in one does not wait for the other. */
function instances() {
  const one = { ...world.ports, queue: new KeyedQueue() };
  const other = { ...world.ports, queue: new KeyedQueue() };
  return (event: Stripe.Event, turn: number) => {
    const { payload, signature } = signedDelivery(event, WEBHOOK_SECRET);
    return receiveEvent(turn % 2 === 0 ? one : other, payload, signature);
  };
}

const rowsOf = async (collection: string, field: string) =>
  (await db.collection(collection).where(field, '==', person.uid).get()).docs;

/** As if no event had been delivered. */
async function forget(): Promise<void> {
  const rows = [...(await rowsOf('stripeEvents', 'account')), ...(await rowsOf('mails', 'uid'))];
  const batch = db.batch();
  for (const { ref } of rows) batch.delete(ref);
  batch.update(db.doc(`accounts/${person.uid}`), {
    plan: 'basic',
    'billing.revision': 0,
    'billing.subscription': null,
  });
  batch.update(db.doc(`advisors/${person.uid}`), {
    lv: 0,
    hasOwnPage: false,
    isSpecialist: false,
  });
  await batch.commit();
}

async function expectStripesState(ofEvents: readonly Stripe.Event[]): Promise<void> {
  const rows = await rowsOf('stripeEvents', 'account');
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ofEvents.map(({ id }) => id).toSorted());
  const mails = await rowsOf('mails', 'uid');
  const kinds = mails.map((row) => String(row.get('kind')));
  expect(kinds.toSorted()).toEqual(['payment-failed', 'plan-changed']);
  expect(await packageOf(person.uid)).toEqual({
    plan: 'pro_monthly',
    lv: 2,
    hasOwnPage: true,
    isSpecialist: true,
  });
  const { billing } = await accountOf(person.uid);
  const { data } = await world.stripe.subscriptions.list({ customer: billing?.customer ?? '' });
  expect(data).toMatchObject([{ id: billing?.subscription?.id, status: 'past_due' }]);
  expect(billing?.subscription).toMatchObject({ status: 'past_due', price: 'wbd_pro_monthly' });
}

test(
  `PAY-03.2 one event delivered ${DELIVERIES} times is one row, one mail, one change`,
  PATIENCE,
  async () => {
    await forget();
    const deliver = instances();
    const failed = events.find(({ type }) => type === 'invoice.payment_failed');
    if (!failed) throw new Error('nothing failed');
    for (let done = 0; done < DELIVERIES; done += AT_ONCE) {
      const turns = Array.from({ length: AT_ONCE }, (_, turn) => deliver(failed, turn));
      expect(new Set(await Promise.all(turns))).toEqual(new Set([200]));
    }
    await expectStripesState([failed]);
    expect((await accountOf(person.uid)).billing?.revision).toBe(1);
  },
);

test(`PAY-03 ${ORDERS} orders of the same events end in Stripe’s state`, PATIENCE, async () => {
  // evenly, so that each event comes first as often as the others
  const orders = permutations(events).filter((_, at) => at % (120 / ORDERS) === 0);
  expect(new Set(orders.map((order) => order.map(({ id }) => id).join())).size).toBe(ORDERS);
  for (const [number, order] of orders.entries()) {
    await forget();
    const deliver = instances();
    if (number % 2 === 0) {
      for (const [turn, event] of order.entries()) expect(await deliver(event, turn)).toBe(200);
    } else {
      const all = await Promise.all(order.map(deliver));
      expect(new Set(all)).toEqual(new Set([200]));
    }
    await expectStripesState(events);
  }
});

/** Every order, the same in every run. */
function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  );
}
