import { AppError } from '@wbd/domain/errors';
import { earliestEnd, type CancelSubscriptionOutput } from '@wbd/domain/plans';
import type { Caller } from '../../core/caller.ts';
import { advisorWhoCalls, boundCustomer, type BillingPorts } from './billing-caller.ts';
import { releaseSchedule } from './keep-term.service.ts';
import { runningOf, type OurSubscription } from './read-subscription.ts';
import { toSeconds } from './stripe-names.ts';

/**
 * Ends all subscriptions of the advisor as early as their terms allow: with the month or year that is paid, a monthly plan not
 * before its twelve months. Repeating it changes nothing.
 * @returns the end of the one that runs longest
 * @throws AppError billing/none without a subscription
 */
export async function cancelSubscription(
  ports: BillingPorts,
  caller: Caller,
): Promise<CancelSubscriptionOutput> {
  const { account } = await advisorWhoCalls(ports, caller);
  const customer = await boundCustomer(ports, account);
  const running = customer ? runningOf(customer.subscriptions) : [];
  if (running.length === 0) throw new AppError('billing/none');
  const ends: Date[] = [];
  for (const subscription of running) ends.push(await endAsEarly(ports.stripe, subscription));
  const last = ends.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? ports.now();
  return { endsAt: last.toISOString() };
}

/** Ends a subscription as early as its term allows. @returns when that is */
export function endAsEarly(
  stripe: BillingPorts['stripe'],
  subscription: OurSubscription,
): Promise<Date> {
  return endAt(stripe, subscription, earliestEnd(subscription.facts));
}

/**
 * Lets a subscription end at a moment. Repeating it changes nothing.
 * @returns that moment
 */
export async function endAt(
  stripe: BillingPorts['stripe'],
  { facts, schedule }: OurSubscription,
  end: Date,
): Promise<Date> {
  const { id, cancelAt } = facts;
  if (cancelAt?.getTime() === end.getTime()) return end;
  // a subscription under a schedule cannot end by itself; the cancellation voids a planned change
  if (schedule) await releaseSchedule(stripe, schedule.id);
  await stripe.subscriptions.update(id, {
    cancel_at: toSeconds(end),
    proration_behavior: 'none',
  });
  return end;
}
