import type { LedgerProof, StoredBalance } from '@wbd/domain/commission';
import { expect, test } from 'vitest';
import { proveLedgers } from './prove-ledgers.service.ts';

const NOW = new Date('2027-03-02T02:00:00Z');
const balanceOf = (payer: string, partner: string): StoredBalance => ({
  id: partner,
  payer,
  partner,
  held: 0,
  due: 0,
  inPayout: 0,
  paid: 0,
});

test('NET-07 an account that cannot be read is a problem of its payer, and keeps no other from being proven', async () => {
  const logged: unknown[] = [];
  const proofs = new Map<string, LedgerProof>();
  await proveLedgers({
    countEntries: () => Promise.resolve(0),
    async *balances() {
      yield await Promise.resolve([balanceOf('nord', 'anna'), balanceOf('sued', 'ben')]);
    },
    account: (payer, partner) =>
      partner === 'anna'
        ? Promise.reject(new Error('no database'))
        : Promise.resolve({ balance: balanceOf(payer, partner), entries: [], statements: [] }),
    book: () => Promise.resolve({ last: 0, statements: [], payouts: [] }),
    terms: () => Promise.resolve([]),
    store: (payer, proof) => Promise.resolve(void proofs.set(payer, proof)),
    log: (event, facts) => void logged.push([event, facts?.['payer']]),
    now: () => NOW,
  });
  expect(Object.fromEntries(proofs)).toEqual({
    nord: { at: NOW, entries: 0, problems: 1 },
    sued: { at: NOW, entries: 0, problems: 0 },
  });
  expect(logged).toEqual([['ledger.broken', 'nord']]);
});
