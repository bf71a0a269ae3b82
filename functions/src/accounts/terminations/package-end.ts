import type { Account } from '@wbd/domain/accounts';
import { endOnOrAfter, isLive, planPrice, type SubscriptionFacts } from '@wbd/domain/plans';
import type { Termination } from '@wbd/domain/terminations';
import { berlinInstant } from '@wbd/domain/time';

const MOST_YEARS_AHEAD = 3;

/** No package can be ended for a later moment. */
export function latestEnd(now: Date): Date {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + MOST_YEARS_AHEAD);
  return latest;
}

/** The beginning of the day for which a contract was ended; null for as early as its term allows. */
export function wishedEnd({ endsOn }: Pick<Termination, 'endsOn'>): Date | null {
  return endsOn === null ? null : berlinInstant(endsOn, '00:00');
}

/** When a subscription ends by this declaration; one that was cancelled before for an earlier moment keeps that. */
export function endOf(facts: SubscriptionFacts, termination: Pick<Termination, 'endsOn'>): Date {
  const price = planPrice(facts.price);
  if (!price) throw new Error(`There is no price ${facts.price}.`);
  const end = endOnOrAfter({ ...facts, price }, wishedEnd(termination));
  return facts.cancelAt !== null && facts.cancelAt < end ? facts.cancelAt : end;
}

/** When the account's package ends, or would end, as far as the portal knows; null without a package. */
export function expectedEnd(
  { billing }: Account,
  termination: Pick<Termination, 'endsOn'>,
): Date | null {
  const all = billing ? [billing.subscription, ...Object.values(billing.others)] : [];
  const ends = all.flatMap((facts) =>
    facts && isLive(facts.status) ? [endOf(facts, termination)] : [],
  );
  return lastOf(ends);
}

/** @returns null without any */
export function lastOf(moments: readonly Date[]): Date | null {
  return moments.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}
