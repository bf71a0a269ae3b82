import type { BookedEntry } from './booked.ts';
import type { Rate } from './terms.ts';

/** A partner's commission for one deal. */
export interface OwnCommission {
  deal: string;
  payer: string;
  /** of the customer; null once the person is erased */
  name: string | null;
  /** day of the deal */
  on: string;
  rate: Rate | null;
  /** earned, in cents */
  cents: number;
  /** reversed part, in cents */
  reversed: number;
  state: 'held' | 'due' | 'reversed';
  /** the day from which it is due */
  dueOn: string | null;
}

/** A partner's entries by deal, the latest deal first. */
export function ownCommissions(
  entries: readonly BookedEntry[],
  referrals: readonly { name: string; deals: readonly string[] }[],
): OwnCommission[] {
  const names = new Map(referrals.flatMap(({ name, deals }) => deals.map((id) => [id, name])));
  const byDeal = Map.groupBy(
    entries.filter(({ deal }) => deal !== null),
    ({ deal }) => deal ?? '',
  );
  return [...byDeal]
    .flatMap(([deal, own]) => commissionOf(deal, own, names.get(deal) ?? null) ?? [])
    .toSorted((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0));
}

function commissionOf(
  deal: string,
  own: readonly BookedEntry[],
  name: string | null,
): OwnCommission | null {
  const earned = own.find(({ kind }) => kind === 'earned');
  if (!earned) return null;
  const back = own.filter(({ kind }) => kind === 'reversed');
  const cents = amountOf([earned]);
  const reversed = 0 - amountOf(back);
  const isDue = own.some(({ kind }) => kind === 'matured');
  return {
    deal,
    payer: earned.payer,
    name,
    on: earned.on,
    rate: earned.rate,
    cents,
    reversed,
    state: reversed >= cents ? 'reversed' : isDue ? 'due' : 'held',
    dueOn: earned.dueOn,
  };
}

/** Cents that came to the partner, less what went back. */
function amountOf(entries: readonly BookedEntry[]): number {
  return entries
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account !== 'expense')
    .reduce((sum, { cents }) => sum + cents, 0);
}
