import {
  bankAccountSchema,
  bookedEntrySchema,
  dealSchema,
  payerBookSchema,
  statementDocument,
  storedBalanceSchema,
  taxProfileSchema,
  type BankAccount,
  type BookedEntry,
  type Deal,
  type Statement,
  type StoredBalance,
  type TaxProfile,
} from '@wbd/domain/commission';
import type { Notification } from '@wbd/domain/notifications';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db, parseDocument, parseDocuments, toData } from '../../../core/firestore.ts';
import { committed, put, unchanged } from '../../../core/guarded-batch.ts';
import { bookOn, ledgerOf } from '../ledger.repository.ts';
import { bankAccountRow, taxProfileRow } from '../profiles/profiles.repository.ts';

/** A partner's account with a payer at one moment. */
export interface ReadAccount {
  balance: StoredBalance;
  /** in the order in which they were booked */
  entries: BookedEntry[];
  profile: TaxProfile | null;
  account: BankAccount | null;
  /** whether there is a statement of the month */
  isClosed: boolean;
  /** the number of the payer's last statement */
  last: number;
  snapshots: { balance: DocumentSnapshot; book: DocumentSnapshot; account: DocumentSnapshot };
}

export interface CloseRepository {
  /** Partners of a payer whose commission is due or below nothing, the largest sums first. */
  owed(payer: string, most: number): Promise<StoredBalance[]>;
  /** A payer's entries from this day on, in booking order. */
  entriesSince(payer: string, day: string): Promise<BookedEntry[]>;
  /** Deals by id; packages have no deal. */
  deals(ids: readonly string[]): Promise<Map<string, Deal>>;
  /** @returns null for a partner without a balance */
  account(payer: string, partner: string, month: string): Promise<ReadAccount | null>;
  /** Of each partner: the tax profile, and whether there is a statement of the month. */
  standing(
    payer: string,
    partners: readonly string[],
    month: string,
  ): Promise<Map<string, { profile: TaxProfile | null; isClosed: boolean }>>;
  /**
   * Stores a statement with its number, its entry, the account it is paid to and the notification, all or nothing.
   * @returns false when something has changed since it was read, or perhaps nothing was written
   */
  issue(
    read: ReadAccount,
    issued: {
      statement: Statement;
      entry: BookedEntry;
      account: BankAccount;
      notification: Notification;
    },
  ): Promise<boolean>;
}

const statementRow = (id: string) => db.doc(`statements/${id}`);

/** @param guarded false only in the negative control of the tests */
export function closeRepository(guarded = true): CloseRepository {
  return {
    async owed(payer, most) {
      const owed = ledgerOf(payer).collection('balances').where('due', '!=', 0);
      const { docs } = await owed.orderBy('due', 'desc').limit(most).get();
      return parseDocuments(storedBalanceSchema, docs);
    },
    async entriesSince(payer, day) {
      const { docs } = await ledgerOf(payer).collection('entries').where('on', '>=', day).get();
      return parseDocuments(bookedEntrySchema, docs.toSorted(byCreation));
    },
    async deals(ids) {
      if (ids.length === 0) return new Map();
      const found = await db.getAll(...ids.map((id) => db.doc(`deals/${id}`)));
      const deals = found.flatMap((one) => parseDocument(dealSchema, one) ?? []);
      return new Map(deals.map((deal) => [deal.id, deal]));
    },
    account: (payer, partner, month) =>
      db.runTransaction(
        async (transaction) => {
          const ledger = ledgerOf(payer);
          const entries = ledger.collection('entries').where('partner', '==', partner);
          const statement = statementRow(statementDocument(payer, partner, month));
          const [balance, book, closed, profile, account, booked] = await Promise.all([
            transaction.get(ledger.collection('balances').doc(partner)),
            transaction.get(ledger),
            transaction.get(statement),
            transaction.get(taxProfileRow(partner)),
            transaction.get(bankAccountRow(partner)),
            transaction.get(entries),
          ]);
          const sums = parseDocument(storedBalanceSchema, balance);
          if (!sums) return null;
          return {
            balance: sums,
            entries: parseDocuments(bookedEntrySchema, booked.docs.toSorted(byCreation)),
            profile: parseDocument(taxProfileSchema, profile),
            account: parseDocument(bankAccountSchema, account),
            isClosed: closed.exists,
            last: parseDocument(payerBookSchema, book)?.statements ?? 0,
            snapshots: { balance, book, account },
          };
        },
        { readOnly: true },
      ),
    async standing(payer, partners, month) {
      if (partners.length === 0) return new Map();
      const [profiles, statements] = await Promise.all([
        db.getAll(...partners.map(taxProfileRow)),
        db.getAll(...partners.map((uid) => statementRow(statementDocument(payer, uid, month)))),
      ]);
      return new Map(
        partners.map((partner, index) => [
          partner,
          {
            profile: profiles[index] ? parseDocument(taxProfileSchema, profiles[index]) : null,
            isClosed: statements[index]?.exists ?? false,
          },
        ]),
      );
    },
    issue({ snapshots }, { statement, entry, account, notification }) {
      const batch = db.batch();
      const row = statementRow(statement.id);
      if (guarded) batch.create(row, toData(statement));
      else batch.set(row, toData(statement));
      put(batch, snapshots.book, { statements: statement.number }, guarded);
      bookOn(batch, entry, snapshots.balance, guarded);
      // written only if it is unchanged, so that a change that was stopped meanwhile does not survive here
      const copied: BankAccount = { ...account, id: statement.id, expiresAt: null };
      batch.update(
        snapshots.account.ref,
        { iban: account.iban },
        unchanged(snapshots.account, guarded),
      );
      batch.set(bankAccountRow(statement.id), toData(copied));
      batch.set(db.doc(`notifications/${notification.id}`), toData(notification));
      return committed(batch);
    },
  };
}

/** Entries never change, so that the moment of their creation orders them, whatever the clocks of servers say. */
function byCreation(one: DocumentSnapshot, other: DocumentSnapshot): number {
  const [a, b] = [one.createTime, other.createTime];
  return a && b ? Number(a.valueOf() > b.valueOf()) - Number(a.valueOf() < b.valueOf()) : 0;
}
