import type { WaitingClosedMail, WaitingMail } from '@wbd/domain/mails';
import { isPlaceReminded, type WaitingCounts } from '@wbd/domain/seats';
import {
  sessionSchema,
  waitingEntrySchema,
  type Session,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';
import { leftTrace } from '../../core/log/left-trace.ts';
import { waitingCounts } from '../registrations/seat-counts.ts';

/** Fits into one batch. */
const MOST_AT_ONCE = 300;

/** What a look at a waiting list changes; all of it or nothing. */
export interface ListWrites {
  entries: readonly WaitingEntry[];
  counts: WaitingCounts;
  mails: readonly WaitingMail[];
}

/** The waiting list of a session, and the ways to change it in just that state. */
export interface WaitingList {
  session: Session | null;
  /** the entries whose time has come, some of them if there are many */
  due: WaitingEntry[];
  /** @returns those who have waited longest, the longest first */
  longest(most: number): Promise<WaitingEntry[]>;
  /** @returns false when it was not written, or may not have been, because something has changed since */
  write(writes: ListWrites): Promise<boolean>;
  /**
   * Removes entries, and what the session counts of them.
   * @param news each person's mail, enqueued together with the removal; none if left out
   * @returns false after a conflict, or if entries are left
   */
  close(news?: (entry: WaitingEntry) => WaitingClosedMail): Promise<boolean>;
}

/** A person's entry, and the way to remove it in just that state. */
export interface OneEntry {
  session: Session | null;
  entry: WaitingEntry | null;
  /**
   * @param mail enqueued together with the removal
   * @returns false when it was not removed, or may not have been, because something has changed since
   */
  remove(mail?: WaitingClosedMail): Promise<boolean>;
}

export interface WaitingListsRepository {
  read(sessionId: string, now: Date): Promise<WaitingList>;
  entry(sessionId: string, customerId: string): Promise<OneEntry>;
  /** @returns sessions with entries whose time has come */
  dueSessions(now: Date): Promise<string[]>;
  /** @returns some of the sessions for which a customer is on the waiting list */
  someSessionsOf(customerId: string): Promise<string[]>;
  /** @returns open offers first, then those who wait, the longest first */
  list(sessionId: string): Promise<WaitingEntry[]>;
  /** @returns how many have waited longer */
  ahead(entry: WaitingEntry): Promise<number>;
}

const listOf = (sessionId: string) => db.collection(`sessions/${sessionId}/waiting`);

/**
 * Waiting lists in Firestore. A write fails if a document was updated after it was read. Joining, leaving and
 * taking a seat all change the session's counts, too.
 * @param guarded false leaves that out: last writer wins
 */
export function waitingListsRepository({ guarded }: { guarded: boolean }): WaitingListsRepository {
  return {
    async read(sessionId, now) {
      const sessionNow = await db.doc(`sessions/${sessionId}`).get();
      const entries = listOf(sessionId);
      const dueNow = await entries.where('dueAt', '<=', now).limit(MOST_AT_ONCE).get();
      const known = new Map<string, QueryDocumentSnapshot>();
      const parse = (docs: readonly QueryDocumentSnapshot[]) => {
        for (const doc of docs) known.set(doc.id, doc);
        return parseDocuments(waitingEntrySchema, docs);
      };
      return {
        session: parseDocument(sessionSchema, sessionNow),
        due: parse(dueNow.docs),
        async longest(most) {
          if (most === 0) return [];
          const waiting = entries.where('state', '==', 'waiting').orderBy('joinedAt');
          return parse((await waiting.limit(Math.min(most, MOST_AT_ONCE)).get()).docs);
        },
        write(writes) {
          const batch = db.batch();
          for (const entry of writes.entries) {
            const before = known.get(entry.id);
            if (!before) throw new Error('An entry is written that was not read.');
            batch.update(before.ref, toData(entry), unchanged(before, guarded));
          }
          batch.update(sessionNow.ref, { ...writes.counts }, unchanged(sessionNow, guarded));
          for (const mail of writes.mails) batch.set(db.doc(`mails/${mail.id}`), toData(mail));
          return committed(batch);
        },
        async close(news) {
          const { docs, size } = await entries.limit(MOST_AT_ONCE).get();
          const isRest = size < MOST_AT_ONCE;
          const batch = db.batch();
          for (const { ref } of docs) batch.delete(ref);
          const waiting = news
            ? parseDocuments(waitingEntrySchema, docs).filter((entry) =>
                isPlaceReminded(entry, now),
              )
            : [];
          for (const mail of waiting.flatMap((entry) => news?.(entry) ?? [])) {
            batch.set(db.doc(`mails/${mail.id}`), toData(mail));
          }
          if (isRest && sessionNow.exists) {
            const counts: WaitingCounts = { waitingCount: 0, heldSeats: 0 };
            batch.update(sessionNow.ref, { ...counts }, unchanged(sessionNow, guarded));
          }
          return (await committed(batch)) && isRest;
        },
      };
    },
    async entry(sessionId, customerId) {
      const sessionRef = db.doc(`sessions/${sessionId}`);
      const ref: DocumentReference = listOf(sessionId).doc(customerId);
      const [sessionNow, entryNow] = await db.getAll(sessionRef, ref);
      if (!sessionNow || !entryNow) throw new Error('getAll fell short');
      const session = parseDocument(sessionSchema, sessionNow);
      const entry = parseDocument(waitingEntrySchema, entryNow);
      return {
        session,
        entry,
        remove(mail) {
          const batch = db.batch();
          if (mail) batch.set(db.doc(`mails/${mail.id}`), toData(mail));
          batch.delete(ref, unchanged(entryNow, guarded));
          if (session && entry) {
            const counts = waitingCounts(session, entry, 'left');
            batch.update(sessionRef, { ...counts, ...leftTrace() }, unchanged(sessionNow, guarded));
          }
          return committed(batch);
        },
      };
    },
    async dueSessions(now) {
      const due = db.collectionGroup('waiting').where('dueAt', '<=', now).orderBy('dueAt');
      return sessionsOf((await due.limit(MOST_AT_ONCE).get()).docs);
    },
    async someSessionsOf(customerId) {
      const own = db.collectionGroup('waiting').where('customer', '==', customerId);
      return sessionsOf((await own.limit(MOST_AT_ONCE).get()).docs);
    },
    async list(sessionId) {
      const [offered, waiting] = await Promise.all(
        ['offered', 'waiting'].map((state) =>
          listOf(sessionId).where('state', '==', state).orderBy('joinedAt').get(),
        ),
      );
      return parseDocuments(waitingEntrySchema, [
        ...(offered?.docs ?? []),
        ...(waiting?.docs ?? []),
      ]);
    },
    async ahead({ session, joinedAt }) {
      const earlier = listOf(session)
        .where('state', '==', 'waiting')
        .where('joinedAt', '<', joinedAt)
        .orderBy('joinedAt');
      return (await earlier.count().get()).data().count;
    },
  };
}

function sessionsOf(entries: readonly QueryDocumentSnapshot[]): string[] {
  return [...new Set(entries.flatMap(({ ref }) => ref.parent.parent?.id ?? []))];
}
