import { mailSchema, type Mail } from '@wbd/domain/mails';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db, isOutdated, parseDocuments, toData, type NewDocument } from '../../core/firestore.ts';

import { beginSending } from './begin-sending.repository.ts';
import type { Recipient } from '../recipients/recipients.repository.ts';

const PAGE = 50;
/** An unreadable row is looked at again after this time: by then a fixed version may be deployed. */
const SET_ASIDE_MS = 600_000;

export interface MailsRepository {
  /** A row as it is; null when there is none, or it does not fit its schema. */
  read(id: string): Promise<Mail | null>;
  /**
   * Passes the current row to `decide` and writes what it returns, both in one transaction.
   * @param beside a new document that is written if the row is
   * @returns what was written, null when `decide` changes nothing or the row does not fit its schema
   */
  change(
    id: string,
    decide: (current: Mail | null) => Mail | null,
    beside?: NewDocument | null,
  ): Promise<Mail | null>;
  /**
   * Begins to send a claimed mail, or keeps it back, and counts it for its recipient, all in one write.
   * @returns the row as it is now; null when another process has claimed it since
   */
  begin(held: Mail, recipient: Recipient, now: Date): Promise<Mail | null>;
  /** A page of rows whose lease ran out or whose next attempt is due. Rows that do not fit are logged and set aside. */
  due(now: Date): Promise<Mail[]>;
}

export const mailsRepository: MailsRepository = {
  async read(id) {
    const [row] = parseDocuments(mailSchema, [await db.doc(`mails/${id}`).get()]);
    return row ?? null;
  },
  async change(id, decide, beside = null) {
    const row = db.doc(`mails/${id}`);
    return db.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(row);
      const [current] = parseDocuments(mailSchema, [snapshot]);
      if (snapshot.exists && !current) return null;
      const next = decide(current ?? null);
      if (next) transaction.set(row, toData(next));
      if (next && beside) transaction.create(db.doc(beside.path), beside.data);
      return next;
    });
  },
  begin: beginSending,
  async due(now) {
    for (;;) {
      const found = await dueRows(now);
      const rows = parseDocuments(mailSchema, found);
      const readable = new Set(rows.map(({ id }) => id));
      await setAside(
        found.filter(({ id }) => !readable.has(id)),
        now,
      );
      // a page of nothing but unreadable rows must not hide the ones behind it
      if (rows.length > 0 || found.length === 0) return rows;
    }
  },
};

async function dueRows(now: Date): Promise<QueryDocumentSnapshot[]> {
  const mails = db.collection('mails');
  const [abandoned, failed] = await Promise.all([
    mails
      .where('state', 'in', ['queued', 'claimed', 'sending'])
      .where('leaseUntil', '<=', now)
      .limit(PAGE)
      .get(),
    mails.where('state', '==', 'failed').where('nextAttempt', '<=', now).limit(PAGE).get(),
  ]);
  return [...abandoned.docs, ...failed.docs];
}

async function setAside(rows: readonly QueryDocumentSnapshot[], now: Date): Promise<void> {
  const later = new Date(now.getTime() + SET_ASIDE_MS);
  await Promise.all(
    rows.map(async ({ ref, updateTime }) => {
      try {
        await ref.update({ leaseUntil: later, nextAttempt: later }, { lastUpdateTime: updateTime });
      } catch (error) {
        if (!isOutdated(error)) throw error;
      }
    }),
  );
}
