import * as z from 'zod/mini';
import { PLAN_PRICES, type PriceKey } from './plans.ts';

/** How a subscription is doing, in the payment provider's words. */
export const SUBSCRIPTION_STATES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;
export const subscriptionStateSchema = z.enum(SUBSCRIPTION_STATES);
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

const LIVE: readonly SubscriptionState[] = ['active', 'trialing', 'past_due'];

/** Whether the package is in force: paid for, or owed while the payment provider still tries to collect it. */
export function isLive(state: SubscriptionState): boolean {
  return LIVE.includes(state);
}

/** Whether a payment is due that could not be collected. */
export function isBehind(state: SubscriptionState): boolean {
  return state === 'past_due' || state === 'unpaid';
}

const isPriceKey = (text: string): text is PriceKey => PLAN_PRICES.some(({ key }) => key === text);

export const priceKeySchema = z.string().check(z.refine(isPriceKey));

/** What of a subscription an advisor may see. */
export const subscriptionFactsSchema = z.object({
  id: z.string(),
  status: subscriptionStateSchema,
  price: priceKeySchema,
  currentPeriodEnd: z.date(),
  /** until when a monthly plan cannot end; null for the other schedules */
  minimumTermEnd: z.nullable(z.date()),
  /** when it ends because it was cancelled */
  cancelAt: z.nullable(z.date()),
  /** the plan that follows by itself, and when; null without a planned change */
  plannedChange: z._default(
    z.nullable(
      z.object({
        price: priceKeySchema,
        at: z.date(),
        /** whether the advisor planned it and may revoke it; false for the operator's changes */
        isOwn: z._default(z.boolean(), false),
      }),
    ),
    null,
  ),
  /** when it ended; null while it runs, and in rows from before that was noted */
  endedAt: z._default(z.nullable(z.date()), null),
  /** whether the operator has paused its collection: it goes on and nothing is charged */
  isPaused: z._default(z.boolean(), false),
});
export type SubscriptionFacts = z.infer<typeof subscriptionFactsSchema>;

/** What is due and could not be collected. */
const owedSchema = z.object({
  /** euro cents, VAT included */
  cents: z.int(),
  /** when the oldest open invoice was written */
  since: z.date(),
  /** when the payment provider tries again; null when it does not */
  retryAt: z.nullable(z.date()),
});

/** account.billing: the advisor's ids at the payment provider, and the latest state of the subscription. */
export const billingSchema = z.object({
  customer: z.string(),
  /** grows with every sync, so that an older reading cannot overwrite a newer one */
  revision: z.int(),
  /** of several that run, the one that sets the plan; otherwise the latest that ended */
  subscription: z.nullable(subscriptionFactsSchema),
  /** those that run beside it, by their ids */
  others: z._default(z.record(z.string(), subscriptionFactsSchema), () => ({})),
  /** null while nothing is owed */
  owed: z._default(z.nullable(owedSchema), null),
  /** the provider's ids of prices in running subscriptions that belong to no plan we know */
  unknownPrices: z._default(z.array(z.string()), () => []),
  /** the package whose payment page was opened last; null when none was, and in rows from before that was noted */
  wanted: z._default(z.nullable(priceKeySchema), null),
});
export type Billing = z.infer<typeof billingSchema>;

/** Whether a subscription is active and not cancelled. */
export function canCancel({
  subscription,
  others,
}: Pick<Billing, 'subscription' | 'others'>): boolean {
  return [subscription, ...Object.values(others)].some(
    (one) => one !== null && isLive(one.status) && one.cancelAt === null,
  );
}

/** stripeEvents/{eventId}: one row per signed event, so that a repeated delivery is recognised; server only. */
export const paymentEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** `refused`: it is about a person or thing that is not ours */
  outcome: z.enum(['applied', 'ignored', 'refused']),
  reason: z.nullable(z.string()),
  /** uid of the account it was about, when there is one */
  account: z.nullable(z.string()),
  receivedAt: z.date(),
  /** when the database deletes the row; null for rows from before there was a date */
  expiresAt: z._default(z.nullable(z.date()), null),
});
export type PaymentEvent = z.infer<typeof paymentEventSchema>;
