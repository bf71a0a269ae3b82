/** What the stand-in remembers, in the shapes of Stripe's API as far as they are read here. */
import * as z from 'zod/mini';
import { connectTables } from './connect/records.ts';

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
  /** as entered at the payment page; Stripe asks for it where it adds VAT */
  address: z._default(z.nullable(z.record(z.string(), nullableText)), null),
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

export const SUBSCRIPTION_STATUS = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const;

const coupon = z.object({
  id: z.string(),
  object: z.literal('coupon'),
  percent_off: z.number(),
  duration: z.enum(['forever', 'once']),
  created: z.int(),
});
export type Coupon = z.infer<typeof coupon>;

const item = z.object({
  id: z.string(),
  price: z.string(),
  quantity: z._default(z.int(), 1),
  current_period_start: z.int(),
  current_period_end: z.int(),
});
export type Item = z.infer<typeof item>;

const subscription = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  customer: z.string(),
  status: z.enum(SUBSCRIPTION_STATUS),
  items: z.array(item),
  /** ids of coupons */
  coupons: z._default(z.array(z.string()), () => []),
  metadata,
  automatic_tax: automaticTax,
  pause_collection: z._default(
    z.nullable(
      z.object({
        behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
        resumes_at: nullableTime,
      }),
    ),
    null,
  ),
  trial_end: z._default(nullableTime, null),
  /** behaviour at the end of a trial without a card */
  missing_payment_method: z._default(
    z.enum(['cancel', 'create_invoice', 'pause']),
    'create_invoice',
  ),
  schedule: z._default(nullableText, null),
  billing_cycle_anchor: z.int(),
  start_date: z.int(),
  cancel_at: nullableTime,
  cancel_at_period_end: z.boolean(),
  canceled_at: nullableTime,
  cancellation_reason: z._default(
    z.nullable(z.enum(['cancellation_requested', 'payment_failed', 'payment_disputed'])),
    null,
  ),
  ended_at: nullableTime,
  latest_invoice: nullableText,
  created: z.int(),
});
export type Subscription = z.infer<typeof subscription>;

/** An earlier version of the stand-in knew one item in each subscription, and kept it in its file. */
function withItems(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('item' in value)) return value;
  const { item: only, ...rest } = value;
  return { ...rest, items: [only] };
}

const phase = z.object({
  start_date: z.int(),
  end_date: z.int(),
  items: z.array(z.object({ price: z.string(), quantity: z.int() })),
  coupons: z.array(z.string()),
});
export type Phase = z.infer<typeof phase>;

const schedule = z.object({
  id: z.string(),
  object: z.literal('subscription_schedule'),
  customer: z.string(),
  subscription: nullableText,
  released_subscription: nullableText,
  status: z.enum(['active', 'released', 'completed', 'canceled']),
  end_behavior: z.enum(['release', 'cancel']),
  phases: z.array(phase),
  metadata,
  released_at: nullableTime,
  completed_at: nullableTime,
  created: z.int(),
});
export type Schedule = z.infer<typeof schedule>;

const invoice = z.object({
  id: z.string(),
  object: z.literal('invoice'),
  number: z.string(),
  customer: z.string(),
  subscription: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  billing_reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update']),
  currency: z.string(),
  lines: z.array(z.object({ description: z.string(), amount: z.int() })),
  discount: z._default(z.int(), 0),
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

/** A payment of an invoice: payment intent, charge and the invoice's payment in one. */
const payment = z.object({
  id: z.string(),
  charge: z.string(),
  invoice_payment: z.string(),
  invoice: z.string(),
  customer: z.string(),
  amount: z.int(),
  currency: z.string(),
  amount_refunded: z.int(),
  created: z.int(),
});
export type Payment = z.infer<typeof payment>;

const refund = z.object({
  id: z.string(),
  object: z.literal('refund'),
  amount: z.int(),
  charge: z.string(),
  payment_intent: z.string(),
  currency: z.string(),
  reason: z.nullable(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  status: z.enum(['succeeded', 'failed']),
  created: z.int(),
});
export type Refund = z.infer<typeof refund>;

const dispute = z.object({
  id: z.string(),
  object: z.literal('dispute'),
  amount: z.int(),
  charge: z.string(),
  payment_intent: z.string(),
  currency: z.string(),
  reason: z.string(),
  status: z.enum(['warning_needs_response', 'needs_response', 'under_review', 'won', 'lost']),
  created: z.int(),
});
export type Dispute = z.infer<typeof dispute>;

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
  /** whether it gets the events of connected accounts, and only those */
  connect: z._default(z.boolean(), false),
  created: z.int(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

const event = z.object({
  id: z.string(),
  object: z.literal('event'),
  type: z.string(),
  api_version: z.string(),
  /** the connected account that it is about */
  account: z.optional(z.string()),
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
  ...connectTables(table),
  products: table(product),
  prices: table(price),
  customers: table(customer),
  /** ids of those who were deleted */
  deletedCustomers: z._default(z.array(z.string()), () => []),
  /** digits of the card that each customer pays with */
  cards: table(z.string()),
  checkoutSessions: table(checkoutSession),
  coupons: table(coupon),
  subscriptions: table(z.pipe(z.transform(withItems), subscription)),
  schedules: table(schedule),
  /** by schedule: the number of the phase that it is in */
  startedPhases: table(z.int()),
  invoices: table(invoice),
  payments: table(payment),
  refunds: table(refund),
  disputes: table(dispute),
  portalConfigurations: table(portalConfiguration),
  portalSessions: table(portalSession),
  webhookEndpoints: table(webhookEndpoint),
  events: table(event),
  testClocks: table(testClock),
  /** answers by idempotency key */
  answers: table(repeatable),
});
export type State = z.infer<typeof stateSchema>;
