import { addMonths, inMinimumTerm } from './billing-term.ts';
import { isLive, type Billing, type SubscriptionFacts } from './billing.ts';
import { planPrice } from './plans.ts';

/** A subscription in its minimum term. */
export type BoundSubscription = SubscriptionFacts & { minimumTermEnd: Date };

/** What an advisor still owes who leaves within a minimum term. */
export interface StillOwed {
  /** payments that are not due yet */
  payments: number;
  /** euro cents of each and of all of them, without VAT; null where the plan is unknown */
  each: number | null;
  total: number | null;
  until: Date;
}

/** The running subscriptions that cannot end yet. */
export function boundSubscriptions(billing: Billing | null, now: Date): BoundSubscription[] {
  const all = billing ? [billing.subscription, ...Object.values(billing.others)] : [];
  return all.flatMap((one) => {
    if (one === null || !isLive(one.status) || !inMinimumTerm(one, now)) return [];
    const { minimumTermEnd } = one;
    return minimumTermEnd === null ? [] : [{ ...one, minimumTermEnd }];
  });
}

/** The payments of a term that follow on the period that is paid. Prices are those of the list. */
export function stillOwed({
  price,
  currentPeriodEnd,
  minimumTermEnd: until,
}: Pick<BoundSubscription, 'price' | 'currentPeriodEnd' | 'minimumTermEnd'>): StillOwed {
  let payments = 0;
  while (addMonths(currentPeriodEnd, payments) < until) payments += 1;
  const each = planPrice(price)?.cents ?? null;
  return { payments, each, total: each === null ? null : each * payments, until };
}
