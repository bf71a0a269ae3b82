import {
  brokenInvariants,
  brokenPayouts,
  brokenStatements,
  type BookedEntry,
  type CommissionTerms,
  type LedgerProof,
  type Payout,
  type Statement,
  type StoredBalance,
} from '@wbd/domain/commission';
import type { Log } from '../../core/log/log.ts';

export interface ProveLedgersPorts {
  /** How many entries there are, of all payers. */
  countEntries(): Promise<number>;
  /** Every balance, a page at a time. */
  balances(): AsyncGenerator<StoredBalance[]>;
  /** A balance with all of its entries and statements, as they were at one moment. */
  account(
    payer: string,
    partner: string,
  ): Promise<{ balance: StoredBalance; entries: BookedEntry[]; statements: Statement[] }>;
  /** The number of a payer's last statement, with all of their statements and payouts, as they were at one moment. */
  book(payer: string): Promise<{ last: number; statements: Statement[]; payouts: Payout[] }>;
  terms(payer: string): Promise<CommissionTerms[]>;
  /** Stores the result for the payer's administrators. */
  store(payer: string, proof: LedgerProof): Promise<void>;
  log: Log;
  now(): Date;
}

/**
 * Recomputes every ledger from its entries, and statements and payouts from each other, and reports what does not fit. A payer
 * whose ledger does not fit closes no month.
 * @returns how many entries were looked at
 */
export async function proveLedgers(ports: ProveLedgersPorts): Promise<number> {
  // entries are only added: those that there are now belong to a balance that there is
  const atLeast = await ports.countEntries();
  const termsOf = new Map<string, CommissionTerms[]>();
  const found = new Map<string, { entries: number; problems: number }>();
  const report = (payer: string, entries: number, problems: readonly string[]) => {
    for (const problem of problems) ports.log('ledger.broken', { payer, problem });
    const before = found.get(payer) ?? { entries: 0, problems: 0 };
    found.set(payer, {
      entries: before.entries + entries,
      problems: before.problems + problems.length,
    });
  };
  let seen = 0;
  for await (const page of ports.balances()) {
    for (const { payer, partner } of page) {
      const account = await ports.account(payer, partner).catch((error: unknown) => {
        report(payer, 0, [`${partner}: cannot be read: ${String(error)}`]);
      });
      if (!account) continue;
      const { balance, entries, statements } = account;
      // terms are never changed, so the first reading holds unless newer ones came with newer entries
      const isCovered = entries.every(
        ({ terms }) => terms === null || (termsOf.get(payer) ?? []).some(({ id }) => id === terms),
      );
      if (!isCovered) termsOf.set(payer, await ports.terms(payer));
      const balances = new Map([[partner, balance]]);
      report(payer, entries.length, [
        ...brokenInvariants(entries, balances, termsOf.get(payer) ?? []),
        ...brokenStatements(statements, entries),
      ]);
      seen += entries.length;
    }
  }
  for (const payer of found.keys()) {
    const { last, statements, payouts } = await ports.book(payer);
    report(payer, 0, brokenPayouts(last, statements, payouts));
  }
  for (const [payer, result] of found) await ports.store(payer, { at: ports.now(), ...result });
  if (seen < atLeast) {
    ports.log('ledger.broken', { problem: `${atLeast - seen} entries belong to no balance` });
  }
  return seen;
}
