import {
  bankAccountSchema,
  bookedEntrySchema,
  isOpenObjection,
  MOST_IN_PAYOUT,
  payerBookSchema,
  payoutSchema,
  statementId,
  statementSchema,
  type BookedEntry,
  type Payout,
  type Statement,
} from '@wbd/domain/commission';
import type { Notification } from '@wbd/domain/notifications';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db, parseDocument, toData } from '../../../core/firestore.ts';
import { committed, put, unchanged } from '../../../core/guarded-batch.ts';
import { bookOn, ledgerOf } from '../ledger.repository.ts';
import { bankAccountRow } from '../profiles/profiles.repository.ts';

export interface ReadPayout {
  snapshot: DocumentSnapshot;
  payout: Payout;
}

export interface ReadStatement {
  snapshot: DocumentSnapshot;
  statement: Statement;
}

/** A statement with what its end changes. */
export interface ReadEnd extends ReadStatement {
  drafted: BookedEntry;
  /** the number of the payer's last statement */
  last: number;
  balance: DocumentSnapshot;
  book: DocumentSnapshot;
}

/** The end of a statement; one that did not pay is cancelled by another statement. */
export interface EndedStatement {
  statement: Statement;
  correction: Statement | null;
  entry: BookedEntry;
  notification: Notification;
}

export interface PayoutsRepository {
  /** @returns null for an unknown payout */
  payout(id: string): Promise<ReadPayout | null>;
  /** Statements of a payer that no payout pays yet, as many as one takes. */
  open(payer: string): Promise<ReadStatement[]>;
  openStatements(payer: string): Promise<{ count: number; total: number }>;
  /**
   * Stores a payout that claims statements.
   * @returns false when a statement has changed since it was read, or perhaps nothing was written
   */
  draft(
    payout: Payout,
    statements: readonly ReadStatement[],
    notifications: readonly Notification[],
  ): Promise<boolean>;
  /** Stores a payout as long as it is as it was read. */
  change(read: ReadPayout, payout: Payout): Promise<boolean>;
  /**
   * The same for a payout that is discarded: its statements wait for another one, or for the answer to an objection.
   */
  discard(read: ReadPayout, payout: Payout): Promise<boolean>;
  /** @returns null for an unknown statement */
  statement(id: string): Promise<ReadEnd | null>;
  /** Stores the end of a statement with its entry and the notification, and forgets the account it was paid to. */
  end(read: ReadEnd, ended: EndedStatement): Promise<boolean>;
  /** Stores a statement whose figures stay, as long as it is as it was read. */
  mark(
    read: ReadStatement,
    statement: Statement,
    notifications: readonly Notification[],
  ): Promise<boolean>;
  /** Account numbers of statements or payers, by owner. */
  ibans(owners: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** More statements than wait at once. */
const MOST_OPEN = 20_000;

const payoutRow = (id: string) => db.doc(`payouts/${id}`);
const statementRow = (id: string) => db.doc(`statements/${id}`);
const openOf = (payer: string) =>
  db
    .collection('statements')
    .where('payer', '==', payer)
    .where('state', '==', 'issued')
    .where('payout', '==', null);

export const payoutsRepository: PayoutsRepository = {
  async payout(id) {
    const snapshot = await payoutRow(id).get();
    const payout = parseDocument(payoutSchema, snapshot);
    return payout && { snapshot, payout };
  },
  async open(payer) {
    const { docs } = await openOf(payer).limit(MOST_IN_PAYOUT).get();
    return docs.flatMap((snapshot) => {
      const statement = parseDocument(statementSchema, snapshot);
      return statement ? [{ snapshot, statement }] : [];
    });
  },
  async openStatements(payer) {
    const { docs } = await openOf(payer).select('total').limit(MOST_OPEN).get();
    const total = docs.reduce((sum, row) => sum + Number(row.get('total')), 0);
    return { count: docs.length, total };
  },
  draft(payout, statements, notifications) {
    const batch = db.batch();
    batch.create(payoutRow(payout.id), toData(payout));
    for (const { snapshot } of statements) {
      batch.update(snapshot.ref, { payout: payout.id }, unchanged(snapshot, true));
    }
    for (const one of notifications) batch.set(db.doc(`notifications/${one.id}`), toData(one));
    return committed(batch);
  },
  change({ snapshot }, payout) {
    const batch = db.batch();
    put(batch, snapshot, toData(payout), true);
    return committed(batch);
  },
  async discard({ snapshot }, payout) {
    const rows = await db.getAll(...payout.statements.map(({ id }) => statementRow(id)));
    const batch = db.batch();
    put(batch, snapshot, toData(payout), true);
    for (const row of rows) {
      const statement = parseDocument(statementSchema, row);
      if (!statement) throw new Error(`Statement ${row.id} is gone.`);
      const state = isOpenObjection(statement) ? 'objected' : statement.state;
      batch.update(row.ref, { payout: null, state }, unchanged(row, true));
    }
    return committed(batch);
  },
  async statement(id) {
    const snapshot = await statementRow(id).get();
    const statement = parseDocument(statementSchema, snapshot);
    if (!statement) return null;
    const { payer, partner, month } = statement;
    const ledger = ledgerOf(payer);
    const [entry, balance, book] = await db.getAll(
      ledger.collection('entries').doc(`${statementId(partner, month)}~drafted`),
      ledger.collection('balances').doc(partner),
      ledger,
    );
    const drafted = entry && parseDocument(bookedEntrySchema, entry);
    const last = book && parseDocument(payerBookSchema, book)?.statements;
    if (!drafted || !balance?.exists || !book || last === undefined) {
      throw new Error(`Statement ${id} has no entry.`);
    }
    return { snapshot, statement, drafted, last, balance, book };
  },
  end({ snapshot, balance, book }, { statement, correction, entry, notification }) {
    const batch = db.batch();
    put(batch, snapshot, toData(statement), true);
    if (correction) {
      batch.create(statementRow(correction.id), toData(correction));
      put(batch, book, { statements: correction.number }, true);
    }
    bookOn(batch, entry, balance);
    batch.delete(bankAccountRow(statement.id));
    batch.set(db.doc(`notifications/${notification.id}`), toData(notification));
    return committed(batch);
  },
  mark({ snapshot }, statement, notifications) {
    const batch = db.batch();
    put(batch, snapshot, toData(statement), true);
    for (const one of notifications) batch.set(db.doc(`notifications/${one.id}`), toData(one));
    return committed(batch);
  },
  async ibans(owners) {
    const rows = await db.getAll(...owners.map(bankAccountRow));
    return new Map(
      rows.flatMap((row) => {
        const account = parseDocument(bankAccountSchema, row);
        return account ? [[account.id, account.iban] as const] : [];
      }),
    );
  },
};
