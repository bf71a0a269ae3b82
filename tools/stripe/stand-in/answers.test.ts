import path from 'node:path';
import type Stripe from 'stripe';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createStripe } from '../../../functions/src/gateways/stripe.ts';
import { setUpStripe } from '../set-up-stripe.ts';
import { advanceDays, CLOCKS_BEGIN } from '../testing/clock.ts';
import { confirmChange, replaceCard } from '../testing/pages.ts';
import { aCheckout, aSubscription, idOf } from '../testing/purchases.ts';
import { API_VERSION } from './api-version.ts';
import { startStandIn, type RunningStandIn } from './server.ts';

/*
 * Stripe publishes an OpenAPI description of its API in no package; the types of its library are made from it. Every
 * answer is written into a program as a literal of the library's type, and the compiler says what does not fit: a field
 * that Stripe does not have, a value of another type, a word that is none of those it knows.
 */

const TYPES: Readonly<Record<string, string>> = {
  'billing_portal.configuration': 'Stripe.BillingPortal.Configuration',
  'billing_portal.session': 'Stripe.BillingPortal.Session',
  'checkout.session': 'Stripe.Checkout.Session',
  customer: 'Stripe.Customer',
  event: 'Stripe.Event',
  invoice: 'Stripe.Invoice',
  price: 'Stripe.Price',
  product: 'Stripe.Product',
  subscription: 'Stripe.Subscription',
  'tax.settings': 'Stripe.Tax.Settings',
  'test_helpers.test_clock': 'Stripe.TestHelpers.TestClock',
  webhook_endpoint: 'Stripe.WebhookEndpoint',
};

const LISTS = [
  'billing_portal/configurations',
  'checkout/sessions',
  'customers',
  'events',
  'invoices',
  'prices',
  'products',
  'subscriptions?status=all',
  'webhook_endpoints',
];

const answerSchema = z.looseObject({ object: z.string() });
const eventSchema = z.object({ type: z.string() });
const listSchema = z.looseObject({ data: z.array(answerSchema) });
type Answer = z.infer<typeof answerSchema>;

const SECRET_KEY = 'sk_test_answers';
let standIn: RunningStandIn;
let answers: Answer[];

async function ask(what: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${SECRET_KEY}`, 'stripe-version': API_VERSION };
  return (await fetch(`${standIn.origin}/v1/${what}`, { headers })).json();
}

/** One of everything: paid, changed, not paid any more, cancelled, expired, deleted. */
async function walk(stripe: Stripe): Promise<unknown[]> {
  await setUpStripe(stripe, 'http://127.0.0.1:9/');
  const prices = await stripe.prices.list({ lookup_keys: ['wbd_lite_monthly', 'wbd_pro_monthly'] });
  const [lite, pro] = prices.data.toSorted((a, b) => (a.unit_amount ?? 0) - (b.unit_amount ?? 0));
  if (!lite || !pro) throw new Error('no prices');
  const { customer, subscription } = await aSubscription(stripe, lite);
  const configurations = await stripe.billingPortal.configurations.list({ active: true });
  const open = configurations.data.find(({ features }) => features.subscription_update.enabled);
  const session = await stripe.billingPortal.sessions.create({
    customer,
    ...(open && { configuration: open.id }),
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [{ id: subscription.items.data[0]?.id ?? '', price: pro.id, quantity: 1 }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: 'http://portal.example/' } },
    },
  });
  await confirmChange(session.url);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  const overview = await stripe.billingPortal.sessions.create({ customer });
  await replaceCard(overview.url, 'failsAtRenewal');
  await advanceDays(stripe, customer, 33);
  const closed = await aCheckout(stripe, lite);
  await stripe.checkout.sessions.expire(closed.session.id);
  const gone = await aSubscription(stripe, lite);
  await stripe.customers.del(gone.customer);
  const { test_clock } = await stripe.customers.retrieve(customer).then((found) => {
    if (found.deleted) throw new Error('deleted');
    return found;
  });
  return [
    session,
    overview,
    await ask('tax/settings'),
    await ask(`test_helpers/test_clocks/${idOf(test_clock ?? null)}`),
  ];
}

beforeAll(async () => {
  standIn = await startStandIn({
    ...{ port: 0, host: '127.0.0.1', file: null, receiver: null, clocksBegin: CLOCKS_BEGIN },
  });
  const stripe = createStripe({ secretKey: SECRET_KEY, origin: standIn.origin });
  const singles = await walk(stripe);
  const lists = await Promise.all(
    LISTS.map(async (name) => listSchema.parse(await ask(name)).data),
  );
  answers = [...singles.map((one) => answerSchema.parse(one)), ...lists.flat()];
}, 60_000);
afterAll(() => standIn.stop());

const typeOf = (answer: Answer) =>
  answer.object === 'event'
    ? `Extract<Stripe.Event, { type: '${eventSchema.parse(answer).type}' }>`
    : TYPES[answer.object];

const PROGRAM = `import type Stripe from 'stripe';
/** Where the library knows words and lets any other pass, the words that it knows. */
type Literals<T> = T extends string ? (string extends T ? never : T) : T;
type Words<T> = [Literals<Extract<T, string>>] extends [never] ? T : Literals<T>;
/** Answers may leave fields out. */
type Part<T> = T extends (infer E)[]
  ? Part<Words<E>>[]
  : T extends object
    ? { [K in keyof T]?: Part<Words<T[K]>> }
    : T;
`;

/** What the compiler says of these answers, as `field: message`. */
function complaints(given: readonly Answer[]): string[] {
  const file = path.join(import.meta.dirname, 'answers-as-a-program.ts');
  const source =
    PROGRAM +
    given
      .map(
        (one, index) =>
          `export const a${index}: Part<${typeOf(one) ?? 'never'}> = ${literal(one)};`,
      )
      .join('\n');
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: ['node'] },
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...more) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2024) : read(name, ...more);
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
const literal = (answer: Answer) => JSON.stringify(answer, null, 1);

test('FN-05 every answer of the stand-in fits the types of Stripe’s library', () => {
  expect(new Set(answers.map(({ object }) => object))).toEqual(new Set(Object.keys(TYPES)));
  expect(complaints(answers)).toEqual([]);
}, 60_000);

test('a field that Stripe does not have, and a value that it does not know, are found', () => {
  const answer = answers.find(({ object }) => object === 'subscription');
  if (!answer) throw new Error('no subscription');
  const told = complaints([
    { ...answer, periodEnd: 1 },
    { ...answer, status: 'over' },
    { ...answer, items: { data: [{ amount: 1 }] } },
  ]);
  expect(told).toHaveLength(3);
  expect(told.join('\n')).toMatch(/periodEnd[^]*over[^]*amount/);
}, 60_000);
