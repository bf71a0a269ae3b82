import type { BookedEntry } from './booked.ts';
import type { Statement } from './statement.ts';
import type { Rate, Source } from './terms.ts';

/** A partner's commission for one deal. */
export interface OwnCommission {
  deal: string;
  payer: string;
  source: Source;
  /** of the customer; null once the person is erased */
  name: string | null;
  /** day of the deal */
  on: string;
  rate: Rate | null;
  /** earned, in cents */
  cents: number;
  /** reversed part, in cents */
  reversed: number;
  state: 'held' | 'due' | 'inPayout' | 'paid' | 'reversed';
  /** the day from which it is due */
  dueOn: string | null;
}

/**
 * The next day, today included, on which held commission becomes due; null without one. Disputed commission stays held after its
 * day and does not count.
 */
export function nextDueOf(commissions: readonly OwnCommission[], today: string): string | null {
  const days = commissions.flatMap(({ state, dueOn }) =>
    state === 'held' && dueOn !== null && dueOn >= today ? [dueOn] : [],
  );
  return days.toSorted()[0] ?? null;
}

/** A partner's entries by deal, with the end of the statement that pays it, the latest deal first. */
export function ownCommissions(
  entries: readonly BookedEntry[],
  referrals: readonly { name: string; deals: readonly string[] }[],
  statements: readonly Paying[] = [],
): OwnCommission[] {
  const billed = billedBy(statements);
  const names = new Map(referrals.flatMap(({ name, deals }) => deals.map((id) => [id, name])));
  const byDeal = Map.groupBy(
    entries.filter(({ deal }) => deal !== null),
    ({ deal }) => deal ?? '',
  );
  return [...byDeal]
    .flatMap(([deal, own]) => commissionOf(deal, own, names.get(deal) ?? null, billed) ?? [])
    .toSorted((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0));
}

type Paying = Pick<Statement, 'payer' | 'number' | 'state' | 'lines'>;

/** Deals whose commission a statement pays. A sum that is due again is part of the payer's next statement, which does not repeat the deals. */
function billedBy(statements: readonly Paying[]): Map<string, 'inPayout' | 'paid'> {
  const billed = new Map<string, 'inPayout' | 'paid'>();
  for (const own of Map.groupBy(statements, ({ payer }) => payer).values()) {
    let carried: string[] = [];
    const issued = own.filter(({ state }) => state !== 'correction');
    for (const { state, lines } of issued.toSorted((one, other) => one.number - other.number)) {
      const named = lines.flatMap(({ deal, kind }) => (kind === 'matured' && deal ? [deal] : []));
      const isAgain = lines.some(({ kind }) => kind === 'returned' || kind === 'corrected');
      const deals = [...named, ...(isAgain ? carried : [])];
      if (isAgain) carried = [];
      if (state === 'returned' || state === 'corrected') carried.push(...deals);
      else for (const deal of deals) billed.set(deal, state === 'paid' ? 'paid' : 'inPayout');
    }
  }
  return billed;
}

function commissionOf(
  deal: string,
  own: readonly BookedEntry[],
  name: string | null,
  billed: ReadonlyMap<string, 'inPayout' | 'paid'>,
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
    source: earned.source,
    name,
    on: earned.on,
    rate: earned.rate,
    cents,
    reversed,
    state: reversed >= cents ? 'reversed' : isDue ? (billed.get(deal) ?? 'due') : 'held',
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
