import { planPrice, type SubscriptionFacts } from '@wbd/domain';
import { planName } from '@wbd/ui/pricing';
import { profileTexts } from './texts.de.ts';

const texts = profileTexts.subscription;

/** What the plan of a subscription is called. */
export function subscriptionName({ price }: SubscriptionFacts): string {
  const plan = planPrice(price);
  return plan ? texts.planName(planName(plan.plan), texts.schedules[plan.schedule]) : price;
}
