import type { CommissionTerms, Deal } from '@wbd/domain/commission';
import { costOfDeal } from '../deal-cost.ts';
import type { ListRow, Status } from './list-rows.ts';

/** Why a row of a list changes nothing. */
export type Why =
  | 'status'
  | 'unnamed'
  | 'amount'
  | 'day'
  | 'unknown'
  | 'ambiguous'
  | 'amount-differs'
  | 'day-differs'
  | 'partial'
  | 'own'
  | 'no-terms'
  | 'decided'
  | 'repeated'
  | 'contradicted';

/** What a row of a list does. */
export type Verdict =
  | { kind: 'decides'; deal: Deal; decision: Status; cost: number }
  /** the deal is as the list says */
  | { kind: 'known'; deal: Deal }
  | { kind: 'leaves'; why: Why; deal: Deal | null };

/** A row with what it does. */
export interface JudgedRow {
  row: ListRow;
  verdict: Verdict;
}

const FINAL = { confirm: 'confirmed', refuse: 'refused', cancel: 'cancelled' } as const;

interface Known {
  /** of the organisation */
  deals: readonly Deal[];
  terms: readonly CommissionTerms[];
  /** uid of who decides */
  viewer: string;
}

/** What each row of a list does. Of several rows about one deal the first one counts, and none when they disagree. */
export function judge(rows: readonly ListRow[], known: Known): JudgedRow[] {
  const find = finderIn(known.deals);
  const judged = rows.map((row) => ({ row, verdict: verdictOn(row, find, known) }));
  const byDeal = Map.groupBy(judged, ({ verdict }) => verdict.deal?.id ?? '');
  return judged.map(({ row, verdict }) => {
    const { deal } = verdict;
    const same = (deal && byDeal.get(deal.id)) ?? [];
    if (same.length < 2 || row.status === null) return { row, verdict };
    const told = same.filter((other) => other.row.status !== null);
    if (told.some((other) => other.row.status !== row.status)) {
      return { row, verdict: left('contradicted', deal) };
    }
    const isFirst = told.find((other) => other.verdict.kind === 'decides')?.row === row;
    return verdict.kind === 'decides' && !isFirst
      ? { row, verdict: left('repeated', deal) }
      : { row, verdict };
  });
}

const left = (why: Why, deal: Deal | null): Verdict => ({ kind: 'leaves', why, deal });

type Find = (row: ListRow) => Deal[] | 'unnamed';

function verdictOn(row: ListRow, find: Find, { terms, viewer }: Known): Verdict {
  const { status, cents, on, typed } = row;
  if (typed.amount !== '' && cents === null) return left('amount', null);
  if (typed.on !== '' && on === null) return left('day', null);
  const found = find(row);
  if (found === 'unnamed') return left('unnamed', null);
  const [deal, another] = found;
  if (!deal) return left('unknown', null);
  if (another) return left('ambiguous', null);
  if (status === null) return left('status', deal);
  const differs = differenceIn(cents, deal, status);
  const isKnown = deal.state === FINAL[status] || (status === 'cancel' && deal.state === 'refused');
  if (isKnown) return differs ? left(differs, deal) : { kind: 'known', deal };
  // a deal that was never confirmed is refused, not cancelled
  const decision = status === 'cancel' && deal.state === 'reported' ? 'refuse' : status;
  if (deal.state !== (decision === 'cancel' ? 'confirmed' : 'reported'))
    return left('decided', deal);
  if (on !== null && on !== deal.on) return left('day-differs', deal);
  if (decision === 'confirm' && cents === null) return left('amount', deal);
  if (differs) return left(differs, deal);
  if (decision === 'confirm') return confirmation(deal, { terms, viewer });
  return { kind: 'decides', deal, decision, cost: 0 };
}

/** Why the amount of a row is another one than the deal's; null for the same, and for none. Lists take back with either sign. */
function differenceIn(cents: number | null, { netCents }: Deal, status: Status): Why | null {
  const listed = cents !== null && status !== 'confirm' ? Math.abs(cents) : cents;
  if (listed === null || listed === netCents) return null;
  return status !== 'confirm' && listed < netCents ? 'partial' : 'amount-differs';
}

function confirmation(deal: Deal, { terms, viewer }: Pick<Known, 'terms' | 'viewer'>): Verdict {
  if (deal.advisor === viewer || deal.partner === viewer) return left('own', deal);
  const cost = costOfDeal(deal, terms);
  return cost === null
    ? left('no-terms', deal)
    : { kind: 'decides', deal, decision: 'confirm', cost };
}

/** Finds deals by their reference, or without one by customer, amount and day. */
function finderIn(deals: readonly Deal[]): Find {
  const shown = deals.filter(({ state }) => state !== 'withdrawn');
  const byReference = Map.groupBy(shown, ({ reference }) => keyOf(reference));
  const byFacts = Map.groupBy(shown, ({ name, on }) => `${keyOf(name ?? '')} ${on}`);
  return ({ typed, name, cents, on }) => {
    if (typed.reference !== '') {
      return fitting(byReference.get(keyOf(typed.reference)) ?? [], cents, on);
    }
    if (name === null || cents === null || on === null) return 'unnamed';
    const same = byFacts.get(`${keyOf(name)} ${on}`) ?? [];
    return withoutRefused(same.filter(({ netCents }) => netCents === Math.abs(cents)));
  };
}

const keyOf = (typed: string) => typed.toLocaleLowerCase('de').replace(/\s/g, '');

/** Of several deals with one reference those that agree with the list in amount and day. */
function fitting(found: readonly Deal[], cents: number | null, on: string | null): Deal[] {
  if (found.length < 2) return [...found];
  const agreeing = found.filter(
    (deal) =>
      (cents === null || deal.netCents === Math.abs(cents)) && (on === null || deal.on === on),
  );
  return withoutRefused(agreeing.length > 0 ? agreeing : found);
}

/** A refused deal is often reported again with the same facts: then the new one counts. */
function withoutRefused(found: readonly Deal[]): Deal[] {
  const others = found.filter(({ state }) => state !== 'refused');
  return [...(others.length > 0 ? others : found)];
}
