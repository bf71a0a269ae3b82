import { planPrice, priceWords, type SubscriptionFacts } from '@wbd/domain/plans';
import { billingTexts } from './texts.de.ts';

/** The name of the plan that a subscription pays for. */
export function subscriptionName({ price }: Pick<SubscriptionFacts, 'price'>): string {
  const plan = planPrice(price);
  return plan ? billingTexts.planName(priceWords(plan)) : price;
}
