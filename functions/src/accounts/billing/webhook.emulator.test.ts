import '../../../test/own-project.ts';
import { paymentEventSchema } from '@wbd/domain/plans';
import { aPrice, pay, signedDelivery } from '@wbd/tools/stripe-testing';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BillingState } from './billing.repository.ts';
import { receiveEvent } from './receive-event.service.ts';
import { db, parseDocument } from '../../core/firestore.ts';
import {
  accountOf,
  aPerson,
  createBillingWorld,
  customerOf,
  eventsSince,
  packageOf,
  subscriptionOf,
  WEBHOOK_SECRET,
  type Person,
  type World,
} from '../../../test/billing-world.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

const now = () => Math.floor(Date.now() / 1000);

async function ledger(eventId: string) {
  return parseDocument(paymentEventSchema, await db.doc(`stripeEvents/${eventId}`).get());
}

/** An event of a purchase that was not delivered yet. */
async function undelivered(type: string) {
  const person = await aPerson();
  await pay(await world.checkout(person, 'wbd_pro_annual'));
  const event = (await eventsSince(world.stripe)).findLast((one) => one.type === type);
  if (!event) throw new Error(`no ${type}`);
  return { person, event };
}

/** A checkout that the portal did not open. */
async function buyElsewhere(customer: string, price: string, reference: string) {
  const session = await world.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: 'https://x.example/a',
    cancel_url: 'https://x.example/b',
    client_reference_id: reference,
  });
  await pay(session.url ?? '');
}

async function ourPrice(): Promise<string> {
  const { data } = await world.stripe.prices.list({ lookup_keys: ['wbd_pro_annual'] });
  return data[0]?.id ?? '';
}

async function stateOf({ uid }: Person) {
  return { ...(await packageOf(uid)), billing: (await accountOf(uid)).billing };
}

describe('PAY-03.1 what is not signed by Stripe', () => {
  const COMPLETED = 'checkout.session.completed';

  test.each([
    ['a foreign secret', 'whsec_foreign', () => now()],
    ['an old timestamp', WEBHOOK_SECRET, () => now() - 301],
  ])('%s is refused, recorded, and changes nothing', async (_, secret, signedAt) => {
    const { person, event } = await undelivered(COMPLETED);
    const before = await stateOf(person);
    const refusals = world.refusals.length;
    expect(await world.deliver(event, secret, signedAt())).toBe(400);
    expect(world.refusals).toHaveLength(refusals + 1);
    expect(await ledger(event.id)).toBeNull();
    expect(await stateOf(person)).toEqual(before);
    expect(await world.deliver(event, WEBHOOK_SECRET, now() - 200)).toBe(200);
    expect(await packageOf(person.uid)).toMatchObject({ lv: 2 });
  });

  test('a body that was changed, and no signature at all', async () => {
    const { person, event } = await undelivered(COMPLETED);
    const { payload, signature } = signedDelivery(event, WEBHOOK_SECRET);
    const changed = payload.replace(event.id, 'evt_forged');
    expect(await receiveEvent(world.ports, changed, signature)).toBe(400);
    expect(await receiveEvent(world.ports, payload, '')).toBe(400);
    expect(await packageOf(person.uid)).toMatchObject({ lv: 0 });
  });
});

test('PAY-03 a subscription to something else gives no level, shows as unknown, and its end takes none away', async () => {
  const pro = { lv: 2, hasOwnPage: true, isSpecialist: true } as const;
  const person = await aPerson({ advisor: pro, account: { plan: 'pro_annual' } });
  await world.checkout(person, 'wbd_pro_annual');
  const customer = await customerOf(person.uid);
  const price = await aPrice(world.stripe, { lookup_key: 'other_product' });
  await buyElsewhere(customer, price.id, person.uid);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  expect((await accountOf(person.uid)).billing).toMatchObject({
    subscription: null,
    unknownPrices: [price.id],
  });
  expect(world.alerts).toContainEqual(
    expect.objectContaining({ event: 'billing.unknown-price', price: price.id }),
  );
  const { id } = await subscriptionOf(world.stripe, customer);
  await world.stripe.subscriptions.cancel(id);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  expect((await accountOf(person.uid)).billing).toMatchObject({ unknownPrices: [] });
});

describe('PAY-03 what is signed, but not ours', () => {
  async function expectRefused(person: Person, reason: string, buy: () => Promise<void>) {
    await world.deliverNews();
    const before = await stateOf(person);
    await buy();
    await world.deliverNews();
    expect(world.refusals.slice(-2)).toContain(reason);
    expect(await stateOf(person)).toEqual(before);
    const events = await eventsSince(world.stripe);
    const last = events.findLast(({ type }) => type === 'checkout.session.completed');
    expect(await ledger(last?.id ?? '')).toMatchObject({ outcome: 'refused', reason });
  }

  test('a customer with an advisor’s e-mail address who is bound to no account', async () => {
    const person = await aPerson();
    const { id } = await world.stripe.customers.create({
      email: person.mail,
      metadata: { uid: person.uid },
    });
    const price = await ourPrice();
    await expectRefused(person, 'a customer who is bound to no account', () =>
      buyElsewhere(id, price, person.uid),
    );
  });

  test('a customer who was made for another advisor', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const { id } = await world.stripe.customers.create({ metadata: { uid: other.uid } });
    await world.ports.repository.bindCustomer(person.uid, id, null);
    const price = await ourPrice();
    await expectRefused(person, 'a customer who was made for another account', () =>
      buyElsewhere(id, price, person.uid),
    );
  });

  test('a checkout that names another advisor', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    await world.checkout(person, 'wbd_lite_annual');
    const { uid } = other;
    const customer = await customerOf(person.uid);
    await buyElsewhere(customer, await ourPrice(), uid);
    const events = await eventsSince(world.stripe);
    const completed = events.findLast(({ type }) => type === 'checkout.session.completed');
    expect(await world.deliver(completed)).toBe(200);
    expect(world.refusals.at(-1)).toBe('a checkout of another account');
    expect(await packageOf(person.uid)).toMatchObject({ lv: 0 });
    expect(await packageOf(other.uid)).toMatchObject({ lv: 0 });
  });
});

test('PAY-03 of two subscriptions the higher level counts, and the operator is alerted to refund the other', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_annual');
  const before = world.refusals.length;
  await buyElsewhere(customer, await ourPrice(), person.uid);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  expect(world.refusals.slice(before)).toContain(
    'a second subscription beside the one that counts',
  );
});

test('PAY-03 a customer who is deleted at Stripe has no package any more, and can buy one again', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_annual');
  await world.stripe.customers.del(customer);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'basic', lv: 0 });
  expect((await accountOf(person.uid)).billing).toMatchObject({ customer, subscription: null });

  expect(await world.buy(person, 'wbd_lite_annual')).not.toBe(customer);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_annual', lv: 1 });
});

test('PAY-03 an event about a foreign object is recorded and changes nothing', async () => {
  const price: Partial<Stripe.Event> = { id: 'evt_price', object: 'event', type: 'price.created' };
  expect(await world.deliver({ ...price, data: { object: { id: 'price_x' } } })).toBe(200);
  expect(await ledger('evt_price')).toMatchObject({ outcome: 'ignored' });
});

test('PAY-03 what fails is answered with 500 and done when it is delivered again', async () => {
  const { person, event } = await undelivered('checkout.session.completed');
  const failures: string[] = [];
  const broken = {
    ...world.ports,
    log: (event: string) => void failures.push(event),
    repository: {
      ...world.ports.repository,
      read: () => Promise.reject(new Error('the database is away')),
    },
  };
  const { payload, signature } = signedDelivery(event, WEBHOOK_SECRET);
  expect(await receiveEvent(broken, payload, signature)).toBe(500);
  expect(failures).toEqual(['payment-event.failed']);
  expect(await ledger(event.id)).toBeNull();
  expect(await receiveEvent(world.ports, payload, signature)).toBe(200);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
});

test('PAY-03 while writing is stopped an event is answered with 503, and done when it is delivered again', async () => {
  const { person, event } = await undelivered('checkout.session.completed');
  const { payload, signature } = signedDelivery(event, WEBHOOK_SECRET);
  const stopped = { ...world.ports, isStopped: () => Promise.resolve(true) };
  expect(await receiveEvent(stopped, payload, 'unsigned')).toBe(400);
  expect(await receiveEvent(stopped, payload, signature)).toBe(503);
  expect(await ledger(event.id)).toBeNull();
  expect(await packageOf(person.uid)).toMatchObject({ lv: 0 });
  expect(await receiveEvent(world.ports, payload, signature)).toBe(200);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
});

test('PAY-03 an older reading does not overwrite a newer one', async () => {
  const { person, event } = await undelivered('checkout.session.completed');
  const customer = await customerOf(person.uid);
  let overtaken = false;
  const slow = {
    ...world.ports,
    repository: {
      ...world.ports.repository,
      async read(id: string): Promise<BillingState | null> {
        const state = await world.ports.repository.read(id);
        if (!state || overtaken) return state;
        overtaken = true;
        // Stripe was read by the time this writes: meanwhile the subscription ends, and another instance learns of it
        const write: BillingState['write'] = async (writes) => {
          await world.stripe.subscriptions.cancel(
            (await subscriptionOf(world.stripe, customer)).id,
          );
          const deleted = (await eventsSince(world.stripe)).at(-1);
          await receiveEvent(world.ports, ...delivery(signedDelivery(deleted, WEBHOOK_SECRET)));
          return state.write(writes);
        };
        return { ...state, write };
      },
    },
    queue: { run: <Result>(_key: string, task: () => Promise<Result>) => task() },
  };
  const status = await receiveEvent(slow, ...delivery(signedDelivery(event, WEBHOOK_SECRET)));
  expect(status).toBe(200);
  expect(overtaken).toBe(true);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'basic', lv: 0 });
  expect((await accountOf(person.uid)).billing?.subscription?.status).toBe('canceled');
});

function delivery({ payload, signature }: { payload: string; signature: string }) {
  return [payload, signature] as const;
}

test('PAY-03 a level that the operator gave stays without a subscription, and after one', async () => {
  const pro = { lv: 2, hasOwnPage: true, isSpecialist: true } as const;
  const person = await aPerson({ advisor: pro, account: { plan: 'pro_annual' } });
  await pay(await world.checkout(person, 'wbd_test'));
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });

  const customer = await world.buy(person, 'wbd_pro_cancellable');
  const { id } = await subscriptionOf(world.stripe, customer);
  await world.stripe.subscriptions.cancel(id);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'basic', lv: 0 });
  // the operator gives it back; late news of the old subscription does not take it away
  await db.doc(`advisors/${person.uid}`).update(pro);
  await db.doc(`accounts/${person.uid}`).update({ plan: 'pro_annual' });
  const late = (await eventsSince(world.stripe)).at(-1);
  expect(await world.deliver({ ...late, id: `${late?.id ?? ''}_late` })).toBe(200);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
});
