import '../../../test/own-project.ts';
import { pay } from '@wbd/tools/stripe-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountOf,
  aPerson,
  createBillingWorld,
  PORTAL,
  type World,
} from '../../../test/billing-world.ts';
import { dying } from '../../../test/dying.ts';
import { createCheckout } from './create-checkout.service.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

const PRICE = 'wbd_lite_annual';

test('FN-05 wherever a checkout dies, the next click leads to the one page that can be paid, and one customer pays once', async () => {
  for (let step = 1; ; step++) {
    const person = await aPerson();
    const outcome = await createCheckout(
      dying(world.ports, step),
      { mail: person.mail, price: PRICE, domain: PORTAL },
      { uid: person.uid, phone: null, emailConfirmed: true },
    ).then(() => 'done', String);
    if (outcome !== 'done') expect(outcome).toContain('killed');

    const url = await world.checkout(person, PRICE);
    const { data: customers } = await world.stripe.customers.list({ email: person.mail });
    expect(customers).toHaveLength(1);
    const customer = customers[0]?.id ?? '';
    const { data: pages } = await world.stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(pages.map((page) => page.url)).toEqual([url]);
    expect((await accountOf(person.uid)).billing?.customer).toBe(customer);
    expect((await pay(url)).status).toBe(303);
    const { data: subscriptions } = await world.stripe.subscriptions.list({ customer });
    expect(subscriptions).toHaveLength(1);
    if (outcome === 'done') {
      expect(step).toBeGreaterThan(5);
      break;
    }
    expect(step).toBeLessThan(40);
  }
});
