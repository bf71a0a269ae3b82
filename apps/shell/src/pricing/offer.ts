import type { Account } from '@wbd/domain/accounts';
import {
  comparePlans,
  isLive,
  planOfLevel,
  priceKey,
  type Level,
  type Plan,
  type PriceKey,
  type Schedule,
  type SubscriptionFacts,
} from '@wbd/domain/plans';

/** What can be done about a package. */
export type Offer =
  | { kind: 'current' }
  | { kind: 'included' }
  /** follows by itself when the term ends */
  | { kind: 'planned' }
  | { kind: 'book' | 'change' | 'go-on' | 'plan'; price: PriceKey };

/** What an advisor of this level and account can do about a package; the server decides when they do it. */
export function offerOf(
  plan: Plan,
  schedule: Schedule,
  { level, account }: { level: Level; account: Account | null },
): Offer {
  const subscription = account?.billing?.subscription;
  const running = subscription && isLive(subscription.status) ? subscription : null;
  const held = planOfLevel(level);
  if (plan === 'basic') return { kind: held === 'basic' ? 'current' : 'included' };
  const price = priceKey(plan, schedule);
  if (comparePlans(plan, held) < 0) return smaller(price, running);
  if (!running) return { kind: 'book', price };
  if (running.price !== price) return { kind: 'change', price };
  return running.cancelAt === null ? { kind: 'current' } : { kind: 'go-on', price };
}

/** A smaller package follows when the term ends, unless the package ends then anyway, or something else was agreed. */
function smaller(price: PriceKey, running: SubscriptionFacts | null): Offer {
  if (!running || running.cancelAt !== null) return { kind: 'included' };
  const { plannedChange } = running;
  if (plannedChange?.price === price) return { kind: 'planned' };
  return plannedChange && !plannedChange.isOwn ? { kind: 'included' } : { kind: 'plan', price };
}
