import * as z from 'zod/mini';
import { idSchema, isoDaySchema, monthSchema } from '../fields/fields.ts';

/** Where a partner's money is: promised, owed, on its way to the bank, arrived. */
export const PARTNER_ACCOUNTS = ['held', 'due', 'inPayout', 'paid'] as const;
export type PartnerAccount = (typeof PARTNER_ACCOUNTS)[number];

/** The payer's side of every commission. It has no balance document, which all entries of a payer would write. */
export const EXPENSE = 'expense';

const postingSchema = z.object({
  account: z.enum([...PARTNER_ACCOUNTS, EXPENSE]),
  cents: z.int(),
});
export type Posting = z.infer<typeof postingSchema>;

export const ENTRY_KINDS = [
  'earned',
  'matured',
  'reversed',
  'drafted',
  'settled',
  'returned',
  'corrected',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * ledgers/{payer}/entries/{id}: a movement of one partner's commission. Server only, created and never changed. The id is
 * made of what caused it, so that a repeated event meets an existing entry.
 */
export const entrySchema = z.object({
  id: idSchema,
  partner: idSchema,
  kind: z.enum(ENTRY_KINDS),
  /** the deal that it is about; null for entries about payouts */
  deal: z.nullable(idSchema),
  /** id of the terms by which it was computed; null for entries about payouts */
  terms: z.nullable(idSchema),
  postings: z.array(postingSchema),
  /** the day (Berlin) of what caused it */
  on: isoDaySchema,
  /** for `drafted`: the month (Berlin) whose later deals are left out; missing in earlier releases, which left none out */
  month: z.optional(monthSchema),
});
export type Entry = z.infer<typeof entrySchema>;

export type Balance = Record<PartnerAccount, number>;

export const emptyBalance = (): Balance => ({ held: 0, due: 0, inPayout: 0, paid: 0 });

/** A balance after an entry. */
export function afterEntry(balance: Balance, { postings }: Pick<Entry, 'postings'>): Balance {
  const after = { ...balance };
  for (const { account, cents } of postings) {
    if (account !== EXPENSE) after[account] += cents;
  }
  return after;
}

/** The balance of each partner: the sum of their postings. */
export function balancesOf(entries: Iterable<Entry>): Map<string, Balance> {
  const balances = new Map<string, Balance>();
  for (const entry of entries) {
    const before = balances.get(entry.partner) ?? emptyBalance();
    balances.set(entry.partner, afterEntry(before, entry));
  }
  return balances;
}

/** Moves cents from one account to another; the sum is 0 by construction. */
export function move(from: Posting['account'], to: Posting['account'], cents: number): Posting[] {
  return [
    { account: from, cents: -cents },
    { account: to, cents },
  ];
}
