import { move, type Entry } from './ledger.ts';

/** A partner's statement of a month, as the id of a payout names it. */
export const statementId = (partner: string, month: string) => `${partner}~${month}`;

/**
 * The entry by which a month close moves due commission into a payout; null when it is too little, or negative after
 * refunds: then it stays due and is offset against later commission.
 * @param cents the sum of the statement's lines
 * @param month `2027-03`
 */
export function draftedEntry(
  partner: string,
  cents: number,
  month: string,
  minimumPayout: number,
  on: string,
): Entry | null {
  if (cents <= 0 || cents < minimumPayout) return null;
  const drafted = payoutEntry('drafted', partner, month, move('due', 'inPayout', cents), on);
  return { ...drafted, month };
}

/** The entry by which the money of a drafted statement arrived. */
export function settledEntry(drafted: Entry, on: string): Entry {
  return payoutEntry(
    'settled',
    drafted.partner,
    monthOf(drafted),
    move('inPayout', 'paid', amountOf(drafted)),
    on,
  );
}

/** The entry by which the money of a drafted statement came back from the bank: it is due again. */
export function returnedEntry(drafted: Entry, on: string): Entry {
  return payoutEntry(
    'returned',
    drafted.partner,
    monthOf(drafted),
    move('inPayout', 'due', amountOf(drafted)),
    on,
  );
}

/** The entry by which a drafted statement was cancelled before its money left: it is due again. */
export function correctedEntry(drafted: Entry, on: string): Entry {
  return payoutEntry(
    'corrected',
    drafted.partner,
    monthOf(drafted),
    move('inPayout', 'due', amountOf(drafted)),
    on,
  );
}

/** A statement is settled, returned or cancelled, never two of them: they would share this id. */
const END = 'ended';

function payoutEntry(
  kind: 'drafted' | 'settled' | 'returned' | 'corrected',
  partner: string,
  month: string,
  postings: Entry['postings'],
  on: string,
): Entry {
  const step = kind === 'drafted' ? kind : END;
  return {
    id: `${statementId(partner, month)}~${step}`,
    partner,
    kind,
    deal: null,
    terms: null,
    postings,
    on,
  };
}

const monthOf = ({ id, partner }: Entry) => id.slice(partner.length + 1).split('~')[0] ?? '';

/** Cents that a drafted statement pays. */
export function amountOf({ postings }: Pick<Entry, 'postings'>): number {
  return postings.find(({ account }) => account === 'inPayout')?.cents ?? 0;
}
