import { AppError, earliestEnd, isLive, type CancelSubscriptionOutput } from '@wbd/domain';
import type { Caller } from '../shared/callable.ts';
import { advisorWhoCalls, boundCustomer, type BillingPorts } from './billing-caller.ts';
import { currentSubscription } from './read-subscription.ts';
import { toSeconds } from './stripe-names.ts';

/**
 * Ends the advisor's subscription as early as its term allows: with the month or year that is paid, a monthly plan not
 * before its twelve months. Repeating it changes nothing.
 * @throws AppError billing/none without a subscription
 */
export async function cancelSubscription(
  ports: BillingPorts,
  caller: Caller,
): Promise<CancelSubscriptionOutput> {
  const { account } = await advisorWhoCalls(ports, caller);
  const customer = await boundCustomer(ports, account);
  const current = customer && currentSubscription(customer.subscriptions);
  if (!current || !isLive(current.facts.status)) throw new AppError('billing/none');
  const { id, cancelAt } = current.facts;
  const end = earliestEnd(current.facts);
  if (cancelAt?.getTime() !== end.getTime()) {
    await ports.stripe.subscriptions.update(id, {
      cancel_at: toSeconds(end),
      proration_behavior: 'none',
    });
  }
  return { endsAt: end.toISOString() };
}
