import type { Mail } from '@wbd/domain/mails';
import { isPlaceReminded } from '@wbd/domain/seats';
import {
  registrationSchema,
  sessionSchema,
  waitingEntrySchema,
  type Registration,
  type Session,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import {
  db,
  grpcStatus,
  parseDocument,
  parseDocuments,
  statusOf,
  toData,
} from '../../core/firestore.ts';
import { pagesOf } from '../../core/pages-of.ts';

const PAGE = 300;
/** A list holds 200 people, besides offers that ran out. */
const MOST_WAITING = 1_000;

/** Sessions and the people registered for them, as recipients of mails. */
export interface RegistrationsRepository {
  session(id: string): Promise<Session | null>;
  /** Sessions that begin after `from` and not after `to`, page by page in the order of their beginning. */
  sessionsBetween(from: Date, to: Date): AsyncIterable<Session[]>;
  /** Sessions of a seminar that begin after `from`, page by page. */
  sessionsOfSeminar(seminar: string, from: Date): AsyncIterable<Session[]>;
  /** The registrations of a session that were made before `before`, page by page. */
  registeredBefore(session: string, before: Date): AsyncIterable<Registration[]>;
  /** People on the waiting list of a session who joined it before `before` and wait or have an offer. */
  waitingSince(session: string, before: Date): Promise<WaitingEntry[]>;
  /**
   * Writes the rows that are missing.
   * @returns how many that were
   */
  addMissing(rows: readonly Mail[]): Promise<number>;
}

export const registrationsRepository: RegistrationsRepository = {
  async session(id) {
    return parseDocument(sessionSchema, await db.doc(`sessions/${id}`).get());
  },
  async *sessionsBetween(from, to) {
    const between = db.collection('sessions').where('time', '>', from).where('time', '<=', to);
    for await (const page of pagesOf(between.orderBy('time'), PAGE)) {
      yield parseDocuments(sessionSchema, page);
    }
  },
  async *sessionsOfSeminar(seminar, from) {
    const own = db.collection('sessions').where('seminar', '==', seminar);
    for await (const page of pagesOf(own.where('time', '>', from).orderBy('time'), PAGE)) {
      yield parseDocuments(sessionSchema, page);
    }
  },
  async *registeredBefore(session, before) {
    const all = db.collection(`sessions/${session}/registrations`);
    const early = all.where('registeredAt', '<', before).orderBy('registeredAt');
    for await (const page of pagesOf(early, PAGE)) yield parseDocuments(registrationSchema, page);
  },
  async waitingSince(session, before) {
    // a list is short, and the states besides these are few
    const all = await db.collection(`sessions/${session}/waiting`).limit(MOST_WAITING).get();
    const entries = parseDocuments(waitingEntrySchema, all.docs);
    return entries.filter((entry) => entry.joinedAt < before && isPlaceReminded(entry, before));
  },
  async addMissing(rows) {
    if (rows.length === 0) return 0;
    const found = await db.getAll(...rows.map(({ id }) => db.doc(`mails/${id}`)), {
      fieldMask: ['state'],
    });
    const known = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
    const missing = rows.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return 0;
    const writer = db.bulkWriter();
    const writes = missing.map((row) => writer.create(db.doc(`mails/${row.id}`), toData(row)));
    const outcomes = Promise.allSettled(writes);
    await writer.close();
    const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected');
    // another process added the same row in the meantime
    for (const { reason } of refused) {
      if (statusOf(reason) !== grpcStatus.alreadyExists) throw reason;
    }
    return missing.length - refused.length;
  },
};
