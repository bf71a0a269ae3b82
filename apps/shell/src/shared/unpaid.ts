import type { Account } from '@wbd/domain/accounts';
import { type Level, planOfLevel, type SubscriptionState } from '@wbd/domain/plans';

const NEVER_PAID: readonly SubscriptionState[] = ['incomplete', 'incomplete_expired'];

/** Whether an advisor went to pay for a package and never did: a subscription that ended was paid for. */
export function isUnpaid({ level, account }: { level: Level; account: Account }): boolean {
  if (planOfLevel(level) !== 'basic' || !account.billing) return false;
  const { subscription, wanted } = account.billing;
  return subscription === null ? wanted !== null : NEVER_PAID.includes(subscription.status);
}
