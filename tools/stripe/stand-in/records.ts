/** What the stand-in remembers, in the shapes of Stripe's API as far as they are read here. */
import * as z from 'zod/mini';

const metadata = z.record(z.string(), z.string());
const nullableText = z.nullable(z.string());
const nullableTime = z.nullable(z.int());
const automaticTax = z.object({ enabled: z.boolean() });

const product = z.object({
  id: z.string(),
  object: z.literal('product'),
  name: z.string(),
  active: z.boolean(),
  tax_code: nullableText,
  metadata,
  created: z.int(),
});
export type Product = z.infer<typeof product>;

const price = z.object({
  id: z.string(),
  object: z.literal('price'),
  product: z.string(),
  active: z.boolean(),
  currency: z.string(),
  unit_amount: z.int(),
  lookup_key: nullableText,
  nickname: nullableText,
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']),
  type: z.enum(['one_time', 'recurring']),
  recurring: z.nullable(
    z.object({ interval: z.enum(['month', 'year']), interval_count: z.literal(1) }),
  ),
  metadata,
  created: z.int(),
});
export type Price = z.infer<typeof price>;

const customer = z.object({
  id: z.string(),
  object: z.literal('customer'),
  email: nullableText,
  name: nullableText,
  metadata,
  /** cents; negative is what the customer has to their credit */
  balance: z.int(),
  preferred_locales: z.array(z.string()),
  test_clock: nullableText,
  created: z.int(),
});
export type Customer = z.infer<typeof customer>;

const checkoutSession = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  mode: z.enum(['payment', 'subscription']),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid']),
  customer: z.string(),
  client_reference_id: nullableText,
  metadata,
  price: z.string(),
  subscription_metadata: metadata,
  automatic_tax: automaticTax,
  success_url: z.string(),
  cancel_url: z.string(),
  url: nullableText,
  subscription: nullableText,
  created: z.int(),
  expires_at: z.int(),
});
export type CheckoutSession = z.infer<typeof checkoutSession>;

export const SUBSCRIPTION_STATUS = ['active', 'past_due', 'unpaid', 'canceled'] as const;

const subscription = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  customer: z.string(),
  status: z.enum(SUBSCRIPTION_STATUS),
  item: z.object({
    id: z.string(),
    price: z.string(),
    current_period_start: z.int(),
    current_period_end: z.int(),
  }),
  metadata,
  automatic_tax: automaticTax,
  billing_cycle_anchor: z.int(),
  start_date: z.int(),
  cancel_at: nullableTime,
  cancel_at_period_end: z.boolean(),
  canceled_at: nullableTime,
  ended_at: nullableTime,
  latest_invoice: nullableText,
  created: z.int(),
});
export type Subscription = z.infer<typeof subscription>;

const invoice = z.object({
  id: z.string(),
  object: z.literal('invoice'),
  number: z.string(),
  customer: z.string(),
  subscription: z.string(),
  status: z.enum(['open', 'paid', 'uncollectible', 'void']),
  billing_reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update']),
  currency: z.string(),
  lines: z.array(z.object({ description: z.string(), amount: z.int() })),
  subtotal: z.int(),
  tax: z.int(),
  total: z.int(),
  amount_due: z.int(),
  amount_paid: z.int(),
  attempt_count: z.int(),
  next_payment_attempt: nullableTime,
  paid_at: z._default(nullableTime, null),
  created: z.int(),
});
export type Invoice = z.infer<typeof invoice>;

const portalConfiguration = z.object({
  id: z.string(),
  object: z.literal('billing_portal.configuration'),
  name: nullableText,
  active: z.boolean(),
  features: z.record(z.string(), z.record(z.string(), z.unknown())),
  business_profile: z.record(z.string(), z.string()),
  metadata,
  created: z.int(),
  updated: z.int(),
});
export type PortalConfiguration = z.infer<typeof portalConfiguration>;

const portalSession = z.object({
  id: z.string(),
  object: z.literal('billing_portal.session'),
  configuration: z.string(),
  customer: z.string(),
  return_url: nullableText,
  url: z.string(),
  /** the one change that the session is for, with the address that follows it */
  flow: z.nullable(
    z.object({ subscription: z.string(), price: z.string(), redirect: nullableText }),
  ),
  created: z.int(),
});
export type PortalSession = z.infer<typeof portalSession>;

const webhookEndpoint = z.object({
  id: z.string(),
  object: z.literal('webhook_endpoint'),
  url: z.string(),
  enabled_events: z.array(z.string()),
  api_version: z._default(nullableText, null),
  status: z.enum(['enabled', 'disabled']),
  secret: z.string(),
  created: z.int(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

const event = z.object({
  id: z.string(),
  object: z.literal('event'),
  type: z.string(),
  api_version: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
  created: z.int(),
  pending_webhooks: z.int(),
});
export type StripeEvent = z.infer<typeof event>;

const testClock = z.object({
  id: z.string(),
  object: z.literal('test_helpers.test_clock'),
  /** seconds that the clock is ahead of the machine's */
  ahead: z.int(),
  created: z.int(),
});
export type TestClock = z.infer<typeof testClock>;

const repeatable = z.object({ fingerprint: z.string(), status: z.int(), body: z.string() });

/** Records by id; none at first. */
const table = <Record extends z.ZodMiniType>(record: Record) =>
  z._default(z.record(z.string(), record), () => ({}));

export const stateSchema = z.object({
  products: table(product),
  prices: table(price),
  customers: table(customer),
  /** ids of those who were deleted */
  deletedCustomers: z._default(z.array(z.string()), () => []),
  /** digits of the card that each customer pays with */
  cards: table(z.string()),
  checkoutSessions: table(checkoutSession),
  subscriptions: table(subscription),
  invoices: table(invoice),
  portalConfigurations: table(portalConfiguration),
  portalSessions: table(portalSession),
  webhookEndpoints: table(webhookEndpoint),
  events: table(event),
  testClocks: table(testClock),
  /** answers by idempotency key */
  answers: table(repeatable),
});
export type State = z.infer<typeof stateSchema>;
