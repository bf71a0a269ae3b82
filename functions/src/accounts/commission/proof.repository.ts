import {
  bookedEntrySchema,
  storedBalanceSchema,
  type BookedEntry,
  type StoredBalance,
} from '@wbd/domain/commission';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db, parseDocument } from '../../core/firestore.ts';
import { CHUNK } from '../../core/for-each-document.ts';
import { log } from '../../core/log/log.ts';
import { ledgerRepository } from './ledger.repository.ts';
import type { ProveLedgersPorts } from './prove-ledgers.service.ts';

async function* allBalances(): AsyncGenerator<StoredBalance[]> {
  const all = db.collectionGroup('balances').orderBy(FieldPath.documentId()).limit(CHUNK);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    yield docs.flatMap((balance) => parseDocument(storedBalanceSchema, balance) ?? []);
    last = docs.length < CHUNK ? undefined : docs.at(-1);
  } while (last);
}

async function readAccount(
  payer: string,
  partner: string,
): Promise<{ balance: StoredBalance; entries: BookedEntry[] }> {
  const ledger = db.doc(`ledgers/${payer}`);
  return db.runTransaction(
    async (transaction) => {
      const [balance, entries] = await Promise.all([
        transaction.get(ledger.collection('balances').doc(partner)),
        transaction.get(ledger.collection('entries').where('partner', '==', partner)),
      ]);
      return {
        balance: storedBalanceSchema.parse({ ...balance.data(), id: partner }),
        entries: entries.docs.flatMap((entry) => parseDocument(bookedEntrySchema, entry) ?? []),
      };
    },
    { readOnly: true },
  );
}

export const proofPorts: ProveLedgersPorts = {
  async countEntries() {
    return (await db.collectionGroup('entries').count().get()).data().count;
  },
  balances: allBalances,
  account: readAccount,
  terms: (payer) => ledgerRepository().terms(payer),
  log,
};
