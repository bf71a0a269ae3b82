import type { Account } from '@wbd/domain/accounts';
import { type Level, planOfLevel, type SubscriptionState } from '@wbd/domain/plans';

const NEVER_PAID: readonly SubscriptionState[] = ['incomplete', 'incomplete_expired'];

/**
 * The price that an advisor went to pay and never did: a subscription that ended was paid for.
 * @returns null while there is none
 */
export function unpaidPrice({ level, account }: { level: Level; account: Account }): string | null {
  if (planOfLevel(level) !== 'basic' || !account.billing) return null;
  const { subscription, wanted } = account.billing;
  if (subscription === null) return wanted;
  if (!NEVER_PAID.includes(subscription.status)) return null;
  // a payment page that was opened since says more
  return wanted ?? subscription.price;
}
