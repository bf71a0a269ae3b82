import path from 'node:path';
import ts from 'typescript';
import * as z from 'zod/mini';

/*
 * Stripe publishes an OpenAPI description of its API in no package; the types of its library are made from it. Every
 * answer is written into a program as a literal of the library's type, and the compiler says what does not fit: a field
 * that Stripe does not have, a value of another type, a word that is none of those it knows.
 */

export const TYPES: Readonly<Record<string, string>> = {
  account: 'Stripe.Account',
  account_link: 'Stripe.AccountLink',
  application_fee: 'Stripe.ApplicationFee',
  'billing_portal.configuration': 'Stripe.BillingPortal.Configuration',
  'billing_portal.session': 'Stripe.BillingPortal.Session',
  charge: 'Stripe.Charge',
  'checkout.session': 'Stripe.Checkout.Session',
  coupon: 'Stripe.Coupon',
  customer: 'Stripe.Customer',
  dispute: 'Stripe.Dispute',
  event: 'Stripe.Event',
  invoice: 'Stripe.Invoice',
  line_item: 'Stripe.InvoiceLineItem',
  invoice_payment: 'Stripe.InvoicePayment',
  payment_intent: 'Stripe.PaymentIntent',
  price: 'Stripe.Price',
  product: 'Stripe.Product',
  refund: 'Stripe.Refund',
  subscription: 'Stripe.Subscription',
  subscription_schedule: 'Stripe.SubscriptionSchedule',
  'tax.settings': 'Stripe.Tax.Settings',
  'test_helpers.test_clock': 'Stripe.TestHelpers.TestClock',
  webhook_endpoint: 'Stripe.WebhookEndpoint',
};

export const answerSchema = z.looseObject({ object: z.string() });
const eventSchema = z.object({ type: z.string() });
export type Answer = z.infer<typeof answerSchema>;

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
export function complaints(given: readonly Answer[]): string[] {
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
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
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
