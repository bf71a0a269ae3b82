import '../../test/own-project.ts';
import { pay } from '@wbd/tools/stripe-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountOf,
  aPerson,
  createBillingWorld,
  packageOf,
  PORTAL,
  type World,
} from '../../test/billing-world.ts';
import { dyingAfter, Killed } from '../../test/dying.ts';
import { createCheckout } from './create-checkout.service.ts';

/** More calls than a checkout makes. */
const MANY = 40;

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

test('FN-05 wherever a checkout is killed, trying again leaves one customer and one page, and is paid once', async () => {
  const seen = { killed: 0, done: 0 };
  for (let calls = 1; seen.done === 0; calls += 1) {
    expect(calls).toBeLessThan(MANY);
    const person = await aPerson();
    const input = { mail: person.mail, price: 'wbd_lite_annual', domain: PORTAL };
    const caller = { uid: person.uid, phone: null, emailConfirmed: true };
    const first = await createCheckout(dyingAfter(calls, world.ports), input, caller).then(
      () => null,
      (error: unknown) => error,
    );
    if (first === null) seen.done += 1;
    else {
      expect(first).toBeInstanceOf(Killed);
      seen.killed += 1;
    }
    const page = await world.checkout(person, 'wbd_lite_annual');

    const customers = await world.stripe.customers.list({ email: person.mail });
    const [customer] = customers.data;
    expect(customers.data).toHaveLength(1);
    expect((await accountOf(person.uid)).billing?.customer).toBe(customer?.id);
    const ofPerson = { customer: customer?.id ?? '' };
    const open = await world.stripe.checkout.sessions.list({ ...ofPerson, status: 'open' });
    expect(open.data.map(({ url }) => url)).toEqual([page]);
    await pay(page);
    await world.deliverNews();
    expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_annual', lv: 1 });
    const bought = await world.stripe.subscriptions.list(ofPerson);
    expect(bought.data).toHaveLength(1);
  }
  expect(seen.killed).toBeGreaterThan(3);
});
