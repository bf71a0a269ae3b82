import { dayAfter } from '../time/day-after.ts';
import { EXPENSE, move, type Entry } from './ledger.ts';
import { commissionOn, reversedOf, shareOf, type CommissionTerms } from './terms.ts';

/** The current state of a deal, as its source reports it. */
export interface DealState {
  id: string;
  /** who referred the customer */
  partner: string;
  /** who brought that partner; null for a partner whom no one brought */
  sponsor: string | null;
  netCents: number;
  /** day (Berlin) of the deal, which decides its terms */
  on: string;
  /** cents of the net amount that came back, by the id of the refund; a cancelled or lost deal has one over the rest */
  returns: readonly { id: string; cents: number; on: string }[];
  /** a chargeback is open: nothing becomes due meanwhile */
  isDisputed: boolean;
}

/** Parts of an entry's id, so that the same fact never makes a second entry. */
const idOf = (deal: string, partner: string, kind: string, cause = '') =>
  [deal, partner, kind, cause].filter((part) => part !== '').join('~');

/** The partner of a deal, and their commission. */
function earnersOf(deal: DealState, terms: CommissionTerms): { partner: string; cents: number }[] {
  const earners = [{ partner: deal.partner, cents: commissionOn(terms, deal.netCents) }];
  if (deal.sponsor !== null && terms.overridePermille > 0) {
    const cents = shareOf(deal.netCents, terms.overridePermille);
    earners.push({ partner: deal.sponsor, cents });
  }
  return earners.filter(({ cents }) => cents > 0);
}

/**
 * Entries that a deal still lacks, given those it has. Whatever arrives late, twice or in another order leads to the same
 * sums: the deal is read as it is now, and what is known is not booked again.
 * @param known entries about this deal
 */
export function missingEntries(
  deal: DealState,
  terms: CommissionTerms,
  known: readonly Entry[],
): Entry[] {
  return earnersOf(deal, terms).flatMap(({ partner, cents }) => {
    const own = known.filter((entry) => entry.partner === partner && entry.deal === deal.id);
    const about = { partner, deal: deal.id, terms: terms.id };
    const earned: Entry = {
      ...about,
      id: idOf(deal.id, partner, 'earned'),
      kind: 'earned',
      postings: move(EXPENSE, 'held', cents),
      on: deal.on,
    };
    const isKnown = own.some(({ id }) => id === earned.id);
    return [...(isKnown ? [] : [earned]), ...missingReversals(deal, about, cents, own)];
  });
}

function missingReversals(
  { id: deal, netCents, returns }: DealState,
  about: Pick<Entry, 'partner' | 'deal' | 'terms'>,
  earned: number,
  own: readonly Entry[],
): Entry[] {
  const isMatured = own.some(({ kind }) => kind === 'matured');
  const idFor = (cause: string) => idOf(deal, about.partner, 'reversed', cause);
  const booked = returns.filter(({ id }) => own.some((entry) => entry.id === idFor(id)));
  let returned = booked.reduce((sum, { cents }) => sum + cents, 0);
  let reversed = sumReversed(own);
  return returns
    .filter((one) => !booked.includes(one))
    .map(({ id: cause, cents, on }): Entry => {
      returned += cents;
      const amount = reversedOf(earned, netCents, returned) - reversed;
      reversed += amount;
      return {
        ...about,
        id: idFor(cause),
        kind: 'reversed',
        postings: move(isMatured ? 'due' : 'held', EXPENSE, amount),
        on,
      };
    });
}

/** Cents that went back to the payer. */
function sumReversed(entries: readonly Entry[]): number {
  return entries
    .filter(({ kind }) => kind === 'reversed')
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account === EXPENSE)
    .reduce((sum, { cents }) => sum + cents, 0);
}

/**
 * Entries by which what a deal earned becomes due on this day; none before the holding days are over, in a dispute, or
 * when it has become due.
 * @param known entries about this deal
 */
export function maturedEntries(
  deal: Pick<DealState, 'id' | 'on' | 'isDisputed'>,
  { id: terms, holdingDays }: Pick<CommissionTerms, 'id' | 'holdingDays'>,
  known: readonly Entry[],
  today: string,
): Entry[] {
  if (deal.isDisputed || today < dayAfter(deal.on, holdingDays)) return [];
  const own = known.filter((entry) => entry.deal === deal.id);
  return own
    .filter(({ kind }) => kind === 'earned')
    .filter(({ partner }) => !own.some((one) => one.kind === 'matured' && one.partner === partner))
    .map(({ partner }) => {
      const theirs = own.filter((one) => one.partner === partner);
      const held = theirs
        .flatMap(({ postings }) => postings)
        .filter(({ account }) => account === 'held')
        .reduce((sum, { cents }) => sum + cents, 0);
      return {
        id: idOf(deal.id, partner, 'matured'),
        partner,
        kind: 'matured',
        deal: deal.id,
        terms,
        postings: move('held', 'due', held),
        on: today,
      };
    });
}
