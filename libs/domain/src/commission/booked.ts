import * as z from 'zod/mini';
import { idSchema, isoDaySchema } from '../fields/fields.ts';
import { entrySchema, type PartnerAccount } from './ledger.ts';
import { rateSchema, sourceSchema } from './terms.ts';

/** ledgers/{payer}/entries/{id}: an entry as it is stored. */
export const bookedEntrySchema = z.extend(entrySchema, {
  payer: idSchema,
  /** what brought the revenue; that of a payout is not told */
  source: z._default(sourceSchema, 'deals'),
  /** by which it was computed, so that partners see why; null for what follows from an earlier entry */
  rate: z.nullable(rateSchema),
  /** the day from which what was earned is due; null for what follows from an earlier entry */
  dueOn: z.nullable(isoDaySchema),
  at: z.date(),
});
export type BookedEntry = z.infer<typeof bookedEntrySchema>;

/** ledgers/{payer}/balances/{uid}: the sums of a partner's entries in cents, written with each of them. Server only. */
export const storedBalanceSchema = z.object({
  id: idSchema,
  payer: idSchema,
  /** the id once more, for queries across payers */
  partner: idSchema,
  held: z._default(z.int(), 0),
  due: z._default(z.int(), 0),
  inPayout: z._default(z.int(), 0),
  paid: z._default(z.int(), 0),
});
export type StoredBalance = z.infer<typeof storedBalanceSchema>;

/** A partner's sums over all payers. */
export function totalOf(balances: readonly StoredBalance[]) {
  const sum = (account: PartnerAccount) =>
    balances.reduce((total, balance) => total + balance[account], 0);
  return {
    held: sum('held'),
    due: sum('due'),
    inPayout: sum('inPayout'),
    paid: sum('paid'),
  };
}
