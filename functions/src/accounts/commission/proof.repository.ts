import {
  bookedEntrySchema,
  payerBookSchema,
  payoutSchema,
  statementSchema,
  storedBalanceSchema,
  type LedgerProof,
  type StoredBalance,
} from '@wbd/domain/commission';
import { FieldPath } from 'firebase-admin/firestore';
import { db, parseDocument } from '../../core/firestore.ts';
import { CHUNK } from '../../core/for-each-document.ts';
import { log } from '../../core/log/log.ts';
import { pagesOf } from '../../core/pages-of.ts';
import { ledgerOf, ledgerRepository } from './ledger.repository.ts';
import type { ProveLedgersPorts } from './prove-ledgers.service.ts';

async function* allBalances(): AsyncGenerator<StoredBalance[]> {
  const all = db.collectionGroup('balances').orderBy(FieldPath.documentId());
  for await (const docs of pagesOf(all, CHUNK)) {
    yield docs.flatMap((balance) => parseDocument(storedBalanceSchema, balance) ?? []);
  }
}

const readAccount: ProveLedgersPorts['account'] = (payer, partner) =>
  db.runTransaction(
    async (transaction) => {
      const ledger = ledgerOf(payer);
      const own = db.collection('statements').where('partner', '==', partner);
      const [balance, entries, statements] = await Promise.all([
        transaction.get(ledger.collection('balances').doc(partner)),
        transaction.get(ledger.collection('entries').where('partner', '==', partner)),
        transaction.get(own.where('payer', '==', payer)),
      ]);
      return {
        balance: storedBalanceSchema.parse({ ...balance.data(), id: partner }),
        entries: entries.docs.flatMap((entry) => parseDocument(bookedEntrySchema, entry) ?? []),
        statements: statements.docs.flatMap((one) => parseDocument(statementSchema, one) ?? []),
      };
    },
    { readOnly: true },
  );

const readBook: ProveLedgersPorts['book'] = (payer) =>
  db.runTransaction(
    async (transaction) => {
      const [book, statements, payouts] = await Promise.all([
        transaction.get(ledgerOf(payer)),
        transaction.get(db.collection('statements').where('payer', '==', payer)),
        transaction.get(db.collection('payouts').where('payer', '==', payer)),
      ]);
      return {
        last: parseDocument(payerBookSchema, book)?.statements ?? 0,
        statements: statements.docs.flatMap((one) => parseDocument(statementSchema, one) ?? []),
        payouts: payouts.docs.flatMap((one) => parseDocument(payoutSchema, one) ?? []),
      };
    },
    { readOnly: true },
  );

export const readProof = async (payer: string): Promise<LedgerProof | null> =>
  parseDocument(payerBookSchema, await ledgerOf(payer).get())?.proof ?? null;

export const proofPorts: ProveLedgersPorts = {
  async countEntries() {
    return (await db.collectionGroup('entries').count().get()).data().count;
  },
  balances: allBalances,
  account: readAccount,
  book: readBook,
  terms: (payer) => ledgerRepository().terms(payer),
  async store(payer, proof) {
    await ledgerOf(payer).set({ proof }, { merge: true });
  },
  log,
  now: () => new Date(),
};
