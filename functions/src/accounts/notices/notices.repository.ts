import { AppError } from '@wbd/domain/errors';
import {
  MAX_WAITING_REPORTS,
  noticeEntrySchema,
  noticeSchema,
  restrictionSchema,
  type Notice,
  type NoticeEntry,
  type Restriction,
} from '@wbd/domain/notices';
import type { Mail } from '@wbd/domain/mails';
import type { Transaction } from 'firebase-admin/firestore';
import {
  db,
  parseDocument,
  parseDocuments,
  toData,
  type NewDocument,
} from '../../core/firestore.ts';

/** A notice with the restriction of its subject, if it is hidden. */
export interface HeldNotice {
  notice: Notice | null;
  restriction: Restriction | null;
}

/** What is written together; the mails leave with it. */
export interface NoticeWrite {
  notice: Notice;
  entry: NoticeEntry;
  /** null removes it; left out, it stays as it is */
  restriction?: Restriction | null;
  mails: readonly Mail[];
  /** the entry in the list of what admins did */
  action?: NewDocument;
}

export interface NoticesRepository {
  read(id: string): Promise<HeldNotice>;
  /**
   * Changes a notice in one step.
   * @param entryId of the entry that the change adds; when it is there already, nothing is changed
   * @param next gets the reports of the notice's round; what it throws leaves everything as it is
   * @returns false when the entry was there already
   */
  change(
    id: string,
    entryId: string,
    next: (held: HeldNotice, reports: readonly NoticeEntry[]) => NoticeWrite,
  ): Promise<boolean>;
  /** The latest entries first, at most so many. */
  entries(id: string, most: number): Promise<NoticeEntry[]>;
  /** Erases who sent a report, and writes the action with it. @returns false for an unknown report */
  forgetReporter(id: string, reportId: string, action: NewDocument): Promise<boolean>;
  /** Whether there is an admin besides this one. */
  hasOtherAdmin(uid: string): Promise<boolean>;
}

const noticeRef = (id: string) => db.doc(`notices/${id}`);
const entriesOf = (id: string) => noticeRef(id).collection('noticeEntries');
const restrictionRef = (id: string) => db.doc(`restrictions/${id}`);

/** The reports of a round are limited; a decision, a complaint and a second decision come to them. */
const MOST_OF_ROUND = MAX_WAITING_REPORTS + 10;

export const notices: NoticesRepository = {
  async read(id) {
    const [notice, restriction] = await db.getAll(noticeRef(id), restrictionRef(id));
    if (!notice || !restriction) throw new Error('getAll fell short');
    return {
      notice: parseDocument(noticeSchema, notice),
      restriction: parseDocument(restrictionSchema, restriction),
    };
  },
  change: (id, entryId, next) =>
    db.runTransaction(async (transaction) => {
      const entryRef = entriesOf(id).doc(entryId);
      const [stored, restricted, earlier] = await transaction.getAll(
        noticeRef(id),
        restrictionRef(id),
        entryRef,
      );
      if (!stored || !restricted || !earlier) throw new Error('getAll fell short');
      if (earlier.exists) return false;
      const notice = parseDocument(noticeSchema, stored);
      const restriction = parseDocument(restrictionSchema, restricted);
      const reports = notice ? await readRound(transaction, notice) : [];
      const write = next({ notice, restriction }, reports);
      const unsent = await withoutQueued(transaction, write.mails);
      transaction.set(noticeRef(id), toData(write.notice));
      transaction.create(entryRef, toData(write.entry));
      if (write.restriction === null) transaction.delete(restrictionRef(id));
      else if (write.restriction) transaction.set(restrictionRef(id), toData(write.restriction));
      for (const mail of unsent) transaction.create(db.doc(`mails/${mail.id}`), toData(mail));
      if (write.action) transaction.create(db.doc(write.action.path), write.action.data);
      return true;
    }),
  async entries(id, most) {
    const { docs } = await entriesOf(id).orderBy('at', 'desc').limit(most).get();
    return parseDocuments(noticeEntrySchema, docs);
  },
  forgetReporter: (id, reportId, action) =>
    db.runTransaction(async (transaction) => {
      const ref = entriesOf(id).doc(reportId);
      const report = parseDocument(noticeEntrySchema, await transaction.get(ref));
      if (report?.what !== 'report') return false;
      if (report.name === null && report.email === null) return true;
      transaction.update(ref, { name: null, email: null });
      transaction.create(db.doc(action.path), action.data);
      return true;
    }),
  async hasOtherAdmin(uid) {
    const { docs } = await db
      .collection('accounts')
      .where('admin', '==', true)
      .limit(2)
      .select()
      .get();
    return docs.some((doc) => doc.id !== uid);
  },
};

async function readRound(transaction: Transaction, { id, round }: Notice): Promise<NoticeEntry[]> {
  const ofRound = entriesOf(id).where('round', '==', round).limit(MOST_OF_ROUND);
  const { docs } = await transaction.get(ofRound);
  return parseDocuments(noticeEntrySchema, docs).filter(({ what }) => what === 'report');
}

/** A receipt that was queued before stays the only one. */
async function withoutQueued(
  transaction: Transaction,
  mails: readonly Mail[],
): Promise<readonly Mail[]> {
  if (mails.length === 0) return [];
  const rows = await transaction.getAll(...mails.map(({ id }) => db.doc(`mails/${id}`)));
  return mails.filter((_, index) => rows[index]?.exists === false);
}

/** The notice, which must be there. @throws AppError notice/not-found */
export function expectNotice({ notice }: HeldNotice): Notice {
  if (!notice) throw new AppError('notice/not-found');
  return notice;
}
