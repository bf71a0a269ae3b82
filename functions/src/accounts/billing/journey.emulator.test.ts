import { patient } from '@wbd/tools/host-speed';
import { aCustomer, anAccount, anAdvisor, aSeminar, newId, store } from '../../../test/data.ts';
import { advanceDays, confirmChange, pay, replaceCard } from '@wbd/tools/stripe-testing';
import type Stripe from 'stripe';
import { beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { db } from '../../core/firestore.ts';
import { createStripe } from '../../gateways/stripe.ts';
import { call } from '../../../test/calls.ts';
import { portalOrigin, stripeOrigin, stripeSecretKey } from '../../../test/environment.ts';
import { signUpByEmail, type SignedIn } from '../../../test/people.ts';
import { advisorOf, customerOf, packageOf } from '../../../test/billing-world.ts';

const PATIENCE = { timeout: patient(30_000), interval: 100 };
const linkSchema = z.object({ url: z.string() });
const BASIC = { plan: 'basic', lv: 0, hasOwnPage: false, isSpecialist: false };

let stripe: Stripe;
let person: SignedIn;
let mail: string;

beforeAll(async () => {
  stripe = createStripe({ secretKey: stripeSecretKey, origin: stripeOrigin });
  mail = `${newId('adv')}@example.org`;
  person = await signUpByEmail(mail);
  const { uid: id } = person;
  const level = { lv: 0, hasOwnPage: false, isSpecialist: false } as const;
  await store('advisors', anAdvisor({ id, heroText: 'Mein Text', ...level }));
  await store('accounts', anAccount({ id, email: mail }));
});

async function link(name: string, data: object): Promise<string> {
  const { result, error } = await call(name, { domain: portalOrigin, ...data }, person.idToken);
  if (error) throw new Error(error.details?.code);
  return linkSchema.parse(result).url;
}
const checkout = (price: string) => link('createCheckout', { mail, price });
const becomes = (facts: object) =>
  vi.waitFor(async () => expect(await packageOf(person.uid)).toMatchObject(facts), PATIENCE);

/** What an advisor has made, which no change of the package may touch. */
async function belongings() {
  const { heroText, code, firstName, org } = await advisorOf(person.uid);
  const rows = await Promise.all(
    ['customers', 'seminars'].map(async (name) => {
      const { docs } = await db.collection(name).where('advisor', '==', person.uid).get();
      return docs.map((row) => ({ id: row.id, ...row.data() }));
    }),
  );
  return { heroText, code, firstName, org, rows };
}

test(
  'PAY-03.3,5,6 FN-05.1 over HTTP: Basic to Lite to Pro, a failed renewal, the end; nothing is lost',
  { timeout: patient(120_000) },
  async () => {
    await store('customers', aCustomer(person.uid));
    await store('seminars', aSeminar(person.uid));
    const before = await belongings();

    const page = await checkout('wbd_lite_cancellable');
    expect((await pay(page, 'declined')).status).toBe(402);
    expect(await packageOf(person.uid)).toEqual(BASIC);
    const paid = await pay(page);
    expect(paid.location).toBe(`${portalOrigin}/intern/checkout-success/lite`);
    await becomes({ plan: 'lite_trial', lv: 1, hasOwnPage: true, isSpecialist: false });

    await confirmChange(await checkout('wbd_pro_cancellable'));
    await becomes({ plan: 'pro_trial', lv: 2, hasOwnPage: true, isSpecialist: true });
    expect(await belongings()).toEqual(before);

    const customer = await customerOf(person.uid);
    const portal = await link('createBillingPortal', {});
    await replaceCard(portal, 'failsAtRenewal');
    await advanceDays(stripe, customer, 32);
    const status = async (): Promise<unknown> =>
      (await db.doc(`accounts/${person.uid}`).get()).get('billing.subscription.status');
    await vi.waitFor(async () => expect(await status()).toBe('past_due'), PATIENCE);
    // the level stays while Stripe retries, and the advisor gets one mail
    expect(await packageOf(person.uid)).toMatchObject({ lv: 2 });
    await vi.waitFor(async () => expect(await paymentMails()).toHaveLength(1), PATIENCE);
    await replaceCard(portal, 'good');
    await vi.waitFor(async () => expect(await status()).toBe('active'), PATIENCE);

    const { error } = await call('cancelSubscription', {}, person.idToken);
    expect(error).toBeUndefined();
    await advanceDays(stripe, customer, 32);
    await becomes(BASIC);
    expect(await belongings()).toEqual(before);
    expect(await paymentMails()).toHaveLength(1);
  },
);

async function paymentMails() {
  const { docs } = await db.collection('mails').where('uid', '==', person.uid).get();
  return docs.filter((row) => row.get('kind') === 'payment-failed');
}

test.each([
  ['a foreign e-mail address', { mail: 'fremd@example.org' }, 'permission/denied'],
  ['a foreign price', { price: 'wbd_gold_annual' }, 'input/invalid'],
  ['a foreign return address', { domain: 'https://evil.example' }, 'input/invalid'],
  ['no price', { price: '' }, 'input/invalid'],
])('FN-05.2 over HTTP %s is refused in German', async (_, changes, code) => {
  const data = { mail, price: 'wbd_lite_annual', domain: portalOrigin, ...changes };
  const { error } = await call('createCheckout', data, person.idToken);
  expect(error?.details?.code).toBe(code);
  expect(error?.message).toMatch(/^(Dafür|Bitte)/);
});

test('FN-05.3 no one pays without being signed in', async () => {
  const data = { mail, price: 'wbd_lite_annual', domain: portalOrigin };
  expect((await call('createCheckout', data)).error?.details?.code).toBe('auth/required');
});
