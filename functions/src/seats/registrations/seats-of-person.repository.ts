import type { CustomerLock } from '@wbd/domain/customers';
import { keptMs } from '@wbd/domain/retention';
import { createHash, randomUUID } from 'node:crypto';
import {
  registrationSchema,
  sessionSchema,
  waitingEntrySchema,
  type Registration,
  type Session,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { db, parseDocuments } from '../../core/firestore.ts';
import { put } from '../../core/guarded-batch.ts';

/** What a person has in the sessions of one seminar. */
export interface PlacesOfPerson {
  registrations: Registration[];
  entries: WaitingEntry[];
  sessions: ReadonlyMap<string, Session>;
}

/** The latest seats are enough: those in sessions that are over do not count. */
const MOST_SEATS = 30;
/** A lock matters for the seconds of a request; then the database may throw it away. */
const LOCK_LIFETIME_MS = keptMs('locks');

/** Each seat that a person takes writes it. Lies with the locks of contacts, which expire as well and hold no name. */
export function seatLock(customerId: string): DocumentReference {
  const key = createHash('sha256')
    .update(JSON.stringify(['seats', customerId]))
    .digest('hex');
  return db.doc(`customerLocks/${key.slice(0, 40)}`);
}

/**
 * Makes a batch fail when the person took another seat since the lock was read. A query alone could not: two requests that both
 * find no seat would both write.
 */
export function bindToSeats(batch: WriteBatch, lock: DocumentSnapshot, guarded: boolean): void {
  const expiresAt = new Date(Date.now() + LOCK_LIFETIME_MS);
  const held: CustomerLock = { expiresAt, change: randomUUID() };
  put(batch, lock, held, guarded);
}

/** The other sessions of a session's seminar in which a person has a seat. */
export async function sessionsElsewhere(
  { id, seminar }: Pick<Session, 'id' | 'seminar'>,
  customerId: string,
): Promise<Session[]> {
  const seats = await seatsInSeminar(seminar, customerId);
  const others = seats.flatMap(({ session }) => (session === id ? [] : [session]));
  if (others.length === 0) return [];
  return readSessions(others);
}

/** What a person has in the sessions of a seminar: their seats and their places on waiting lists. */
export async function placesOfPerson(seminar: string, customerId: string): Promise<PlacesOfPerson> {
  const [registrations, waiting] = await Promise.all([
    seatsInSeminar(seminar, customerId),
    db.collectionGroup('waiting').where('customer', '==', customerId).limit(MOST_SEATS).get(),
  ]);
  const entries = parseDocuments(waitingEntrySchema, waiting.docs);
  const sessions = await readSessions([...registrations, ...entries].map(({ session }) => session));
  const ofSeminar = sessions.filter((session) => session.seminar === seminar);
  return {
    registrations,
    entries,
    sessions: new Map(ofSeminar.map((session) => [session.id, session])),
  };
}

async function seatsInSeminar(seminar: string, customerId: string): Promise<Registration[]> {
  const latest = await db
    .collectionGroup('registrations')
    .where('customer', '==', customerId)
    .where('seminar', '==', seminar)
    .orderBy('registeredAt', 'desc')
    .limit(MOST_SEATS)
    .get();
  return parseDocuments(registrationSchema, latest.docs);
}

async function readSessions(ids: readonly string[]): Promise<Session[]> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return [];
  const found = await db.getAll(...distinct.map((id) => db.doc(`sessions/${id}`)));
  return parseDocuments(sessionSchema, found);
}
