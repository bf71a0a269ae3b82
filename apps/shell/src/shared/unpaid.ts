import type { Account } from '@wbd/domain/accounts';
import { type Level, planOfLevel, type SubscriptionState } from '@wbd/domain/plans';

const NEVER_PAID: readonly SubscriptionState[] = ['incomplete', 'incomplete_expired'];

/**
 * The price of an abandoned checkout. Subscriptions that have ended were paid for.
 * @returns null without an abandoned checkout
 */
export function unpaidPrice({ level, account }: { level: Level; account: Account }): string | null {
  if (planOfLevel(level) !== 'basic' || !account.billing) return null;
  const { subscription, wanted } = account.billing;
  if (subscription === null) return wanted;
  if (!NEVER_PAID.includes(subscription.status)) return null;
  // a checkout opened later replaces the price of the unpaid subscription
  return wanted ?? subscription.price;
}
