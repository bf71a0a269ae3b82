import {
  brokenInvariants,
  type BookedEntry,
  type CommissionTerms,
  type StoredBalance,
} from '@wbd/domain/commission';
import type { Log } from '../../core/log/log.ts';

export interface ProveLedgersPorts {
  /** How many entries there are, of all payers. */
  countEntries(): Promise<number>;
  /** Every balance, a page at a time. */
  balances(): AsyncGenerator<StoredBalance[]>;
  /** A balance with all of its entries, as they were at one moment. */
  account(
    payer: string,
    partner: string,
  ): Promise<{ balance: StoredBalance; entries: BookedEntry[] }>;
  terms(payer: string): Promise<CommissionTerms[]>;
  log: Log;
}

/**
 * Recomputes every ledger from its entries and reports what does not fit.
 * @returns how many entries were looked at
 */
export async function proveLedgers(ports: ProveLedgersPorts): Promise<number> {
  // entries are only added: those that there are now belong to a balance that there is
  const atLeast = await ports.countEntries();
  const termsOf = new Map<string, CommissionTerms[]>();
  let seen = 0;
  for await (const page of ports.balances()) {
    for (const { payer, partner } of page) {
      const { balance, entries } = await ports.account(payer, partner);
      // terms are never changed, so the first reading holds unless newer ones came with newer entries
      const isCovered = entries.every(({ terms }) =>
        (termsOf.get(payer) ?? []).some(({ id }) => id === terms),
      );
      if (!isCovered) termsOf.set(payer, await ports.terms(payer));
      const balances = new Map([[partner, balance]]);
      for (const problem of brokenInvariants(entries, balances, termsOf.get(payer) ?? [])) {
        ports.log('ledger.broken', { payer, problem });
      }
      seen += entries.length;
    }
  }
  if (seen < atLeast) {
    ports.log('ledger.broken', { problem: `${atLeast - seen} entries belong to no balance` });
  }
  return seen;
}
