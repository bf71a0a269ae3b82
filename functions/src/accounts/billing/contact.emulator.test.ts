import '../../../test/own-project.ts';
import { aBilling } from '@wbd/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBillingWorld, type World } from '../../../test/billing-world.ts';
import { passOnContact } from './contact.service.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

test('the payment provider gets the address and the name of an account, and a name that is not known stays', async () => {
  const { id } = await world.stripe.customers.create({ email: 'alt@example.org', name: 'Alt' });
  const billing = aBilling({ customer: id });
  const stored = async () => {
    const customer = await world.stripe.customers.retrieve(id);
    return customer.deleted ? null : [customer.email, customer.name];
  };
  await passOnContact(world.stripe, { billing, email: 'neu@example.org', name: '' });
  expect(await stored()).toEqual(['neu@example.org', 'Alt']);
  await passOnContact(world.stripe, { billing, email: 'neu@example.org', name: 'Anna Neu' });
  expect(await stored()).toEqual(['neu@example.org', 'Anna Neu']);
});

test('an account that pays nothing, or whose customer is gone, needs nothing', async () => {
  const contact = { email: 'neu@example.org', name: 'Anna Neu' };
  await passOnContact(world.stripe, { billing: null, ...contact });
  await passOnContact(world.stripe, { billing: aBilling({ customer: 'cus_gone' }), ...contact });
});
