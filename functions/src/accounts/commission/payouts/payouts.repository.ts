import {
  bankAccountSchema,
  bookedEntrySchema,
  isOpenObjection,
  isPayable,
  MOST_IN_PAYOUT,
  payerBookSchema,
  payoutFileSchema,
  payoutSchema,
  statementId,
  statementSchema,
  sumOf,
  type BankAccount,
  type BookedEntry,
  type Payout,
  type PayoutFile,
  type PreviewCloseOutput,
  type Statement,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import type { Notification } from '@wbd/domain/notifications';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  db,
  parseDocument,
  parseDocuments,
  toData,
  type NewDocument,
} from '../../../core/firestore.ts';
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

/** The outcome of an approval. */
export interface DecidedApproval {
  payout: Payout;
  /** null when nothing was left for the approver to release */
  file: PayoutFile | null;
  /** another payout, which takes over some statements */
  splitOff: Payout | null;
  /** ids of statements that no longer belong to a payout */
  leftOut: readonly string[];
  statements: readonly ReadStatement[];
  /** the entry of the approval and its mails */
  rows: readonly NewDocument[];
  notifications: readonly Notification[];
}

export interface PayoutsRepository {
  /** @returns null for an unknown payout */
  payout(id: string): Promise<ReadPayout | null>;
  /** Payouts that wait for an approval, the oldest first. */
  drafted(): Promise<Payout[]>;
  /** Statements of a payer that are in no payout and whose account does not wait, up to the limit of one payout. */
  open(payer: string, now: Date): Promise<ReadStatement[]>;
  openStatements(payer: string, now: Date): Promise<PreviewCloseOutput['open']>;
  /**
   * Stores a payout that claims statements.
   * @returns false when a statement has changed since it was read, or perhaps nothing was written
   */
  draft(
    payout: Payout,
    statements: readonly ReadStatement[],
    notifications: readonly Notification[],
  ): Promise<boolean>;
  /**
   * Updates a payout unless it has changed since it was read. Deletes the bank file, which contains account numbers, once
   * the payout has ended.
   */
  change(read: ReadPayout, payout: Payout): Promise<boolean>;
  /** The statements that a payout claims, as they are stored. */
  claimed(payout: Payout): Promise<ReadStatement[]>;
  /**
   * Stores the outcome of an approval unless the payout or its statements have changed since they were read.
   * @param notifications about a payout that was split off
   */
  approve(read: ReadPayout, decided: DecidedApproval): Promise<boolean>;
  /** The bank file as it was approved; null before, and after the payout has ended. */
  file(id: string): Promise<PayoutFile | null>;
  /** Stores the bank file of a payout that was approved without one. */
  addFile(read: ReadPayout, payout: Payout, file: PayoutFile): Promise<boolean>;
  /**
   * Stores a payout that was discarded or refused by the bank. Its statements wait for another one, or for the answer to an
   * objection.
   * @throws AppError `payout/decided` when one of them has ended by itself
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
  /** Accounts of statements or payers, by owner. */
  accounts(owners: readonly string[]): Promise<ReadonlyMap<string, BankAccount>>;
}

/** Upper bound of the payouts that wait for an approval at once. */
const MOST_DRAFTED = 500;
/** More statements than wait at once. */
const MOST_OPEN = 20_000;

const payoutRow = (id: string) => db.doc(`payouts/${id}`);
const statementRow = (id: string) => db.doc(`statements/${id}`);
const fileRow = (payout: string) => db.doc(`payoutFiles/${payout}`);
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
  async drafted() {
    const waiting = db.collection('payouts').where('state', '==', 'drafted').orderBy('draftedAt');
    return parseDocuments(payoutSchema, (await waiting.limit(MOST_DRAFTED).get()).docs);
  },
  async open(payer, now) {
    const { docs } = await openOf(payer)
      .limit(2 * MOST_IN_PAYOUT)
      .get();
    const payable = readStatements(docs).filter(({ statement }) =>
      isPayable(statement.waitsUntil, now),
    );
    return payable.slice(0, MOST_IN_PAYOUT);
  },
  async openStatements(payer, now) {
    const { docs } = await openOf(payer).select('total', 'waitsUntil').limit(MOST_OPEN).get();
    const rows = parseDocuments(openRowSchema, docs);
    const waiting = rows.filter(({ waitsUntil }) => !isPayable(waitsUntil, now));
    const [first] = waiting
      .flatMap(({ waitsUntil }) => waitsUntil ?? [])
      .toSorted((one, other) => one.getTime() - other.getTime());
    return {
      count: rows.length,
      total: sumOf(rows),
      waiting: first
        ? { count: waiting.length, total: sumOf(waiting), until: first.toISOString() }
        : null,
    };
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
    if (payout.endedOn !== null) batch.delete(fileRow(payout.id));
    return committed(batch);
  },
  async claimed({ statements }) {
    const rows = await db.getAll(...statements.map(({ id }) => statementRow(id)));
    const read = readStatements(rows);
    if (read.length !== rows.length) throw new Error('A statement of a payout is gone.');
    return read;
  },
  approve({ snapshot }, { payout, file, splitOff, leftOut, statements, rows, notifications }) {
    const batch = db.batch();
    put(batch, snapshot, toData(payout), true);
    if (file) batch.create(fileRow(file.id), toData(file));
    if (splitOff) batch.create(payoutRow(splitOff.id), toData(splitOff));
    for (const { path, data } of rows) batch.create(db.doc(path), data);
    const moved = new Set(splitOff?.statements.map(({ id }) => id));
    for (const read of statements) {
      if (leftOut.includes(read.statement.id)) {
        free(batch, read);
        continue;
      }
      // also writes unchanged statements, so that a concurrent objection restarts the approval
      const claim = splitOff && moved.has(read.statement.id) ? splitOff.id : payout.id;
      batch.update(read.snapshot.ref, { payout: claim }, unchanged(read.snapshot, true));
    }
    for (const one of notifications) batch.set(db.doc(`notifications/${one.id}`), toData(one));
    return committed(batch);
  },
  async file(id) {
    return parseDocument(payoutFileSchema, await fileRow(id).get());
  },
  addFile({ snapshot }, payout, file) {
    const batch = db.batch();
    put(batch, snapshot, toData(payout), true);
    batch.create(fileRow(file.id), toData(file));
    return committed(batch);
  },
  async discard({ snapshot }, payout) {
    const rows = await db.getAll(...payout.statements.map(({ id }) => statementRow(id)));
    const batch = db.batch();
    put(batch, snapshot, toData(payout), true);
    batch.delete(fileRow(payout.id));
    for (const read of readStatements(rows)) {
      if (read.statement.state !== 'issued') throw new AppError('payout/decided');
      free(batch, read);
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
  async accounts(owners) {
    const rows = await db.getAll(...owners.map(bankAccountRow));
    return new Map(
      rows.flatMap((row) => {
        const account = parseDocument(bankAccountSchema, row);
        return account ? [[account.id, account] as const] : [];
      }),
    );
  },
};

const openRowSchema = z.pick(statementSchema, { id: true, total: true, waitsUntil: true });

function readStatements(rows: readonly DocumentSnapshot[]): ReadStatement[] {
  return rows.flatMap((snapshot) => {
    const statement = parseDocument(statementSchema, snapshot);
    return statement ? [{ snapshot, statement }] : [];
  });
}

/** A statement without a payout waits for another one, or for the answer to an objection. */
function free(batch: WriteBatch, { snapshot, statement }: ReadStatement): void {
  const state = isOpenObjection(statement) ? 'objected' : statement.state;
  batch.update(snapshot.ref, { payout: null, state }, unchanged(snapshot, true));
}
