import {
  isLive,
  planLevel,
  priceKey,
  type Account,
  type Level,
  type Plan,
  type PriceKey,
  type Schedule,
} from '@wbd/domain';

/** What can be done about a package. */
export type Offer =
  | { kind: 'current' }
  | { kind: 'included' }
  | { kind: 'book' | 'change' | 'go-on'; price: PriceKey };

/** What an advisor of this level and account can do about a package; the server decides when they do it. */
export function offerOf(
  plan: Plan,
  schedule: Schedule,
  { level, account }: { level: Level; account: Account | null },
): Offer {
  const subscription = account?.billing?.subscription;
  const running = subscription && isLive(subscription.status) ? subscription : null;
  if (planLevel(plan) < level) return { kind: 'included' };
  if (plan === 'basic') return { kind: 'current' };
  const price = priceKey(plan, schedule);
  if (!running) return { kind: 'book', price };
  if (running.price !== price) return { kind: 'change', price };
  return running.cancelAt === null ? { kind: 'current' } : { kind: 'go-on', price };
}
