import type { Account } from '@wbd/domain/accounts';
import {
  isBehind,
  isLive,
  planOfLevel,
  type Level,
  type SubscriptionFacts,
} from '@wbd/domain/plans';

const DAY_MS = 24 * 3_600_000;
/** A plan that can be cancelled each month ends within a month. */
const SOON_MS = 31 * DAY_MS;
const RECENTLY_MS = 60 * DAY_MS;

type Owed = NonNullable<NonNullable<Account['billing']>['owed']>;

/** What the dashboard says about the payment of the package. */
export type PaymentNotice =
  /** `suspended`: the package is gone until it is paid */
  | { kind: 'owed' | 'suspended'; subscription: SubscriptionFacts; owed: Owed | null }
  | { kind: 'ending'; subscription: SubscriptionFacts; at: Date }
  | { kind: 'ended'; subscription: SubscriptionFacts };

/** @returns null when there is nothing to do about it */
export function paymentNotice(
  { level, account }: { level: Level; account: Account },
  now: Date,
): PaymentNotice | null {
  const { billing } = account;
  if (!billing) return null;
  const { subscription: first, others, owed } = billing;
  const all = [...(first ? [first] : []), ...Object.values(others)];
  const behind = all.find(({ status }) => isBehind(status));
  if (behind) {
    return { kind: isLive(behind.status) ? 'owed' : 'suspended', subscription: behind, owed };
  }
  if (!first) return null;
  const { status, cancelAt, endedAt } = first;
  if (isLive(status)) {
    const endsSoon = cancelAt !== null && cancelAt.getTime() - now.getTime() < SOON_MS;
    return endsSoon ? { kind: 'ending', subscription: first, at: cancelAt } : null;
  }
  // an advisor to whom the operator gave a level has lost nothing
  const isRecent = endedAt !== null && now.getTime() - endedAt.getTime() < RECENTLY_MS;
  return planOfLevel(level) === 'basic' && isRecent && status === 'canceled'
    ? { kind: 'ended', subscription: first }
    : null;
}
