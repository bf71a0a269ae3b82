import { isDeepStrictEqual } from 'node:util';
import { seatsLeft } from '@wbd/domain/seats';
import { seminarSchema, sessionSchema, type SeminarDate } from '@wbd/domain/seminars';
import { db, parseDocument, parseDocuments } from '../../../core/firestore.ts';
import { committed, unchanged } from '../../../core/guarded-batch.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';

/** As many as a card may need until the list is refreshed: full ones are passed over. */
const DATES = 3;

/**
 * Writes a seminar's next sessions into its document, from where they come onto cards and pages. Repeating it does no
 * harm: the seminar is read before its sessions and written only if it is still as it was read, and the sessions are
 * read once more after a write, because a change that met the old list saw nothing to do.
 */
export async function refreshDates(seminarId: string, now: Date): Promise<void> {
  const ref = db.doc(`seminars/${seminarId}`);
  await untilWritten(async () => {
    const seminar = await ref.get();
    if (!seminar.exists) return true;
    const dates = await nextDates(seminarId, now);
    if (isDeepStrictEqual(seminar.get('dates') ?? [], dates)) return true;
    await committed(db.batch().update(ref, { dates }, unchanged(seminar, true)));
    return null;
  });
}

/** Refreshes the dates of seminars of which a session has begun lately and no stored date is left. */
export async function refreshPassedDates(since: Date, now: Date): Promise<number> {
  const begun = await db
    .collection('sessions')
    .where('time', '>=', since)
    .where('time', '<=', now)
    .get();
  const ids = new Set(parseDocuments(sessionSchema, begun.docs).map(({ seminar }) => seminar));
  let refreshed = 0;
  for (const id of ids) {
    const seminar = parseDocument(seminarSchema, await db.doc(`seminars/${id}`).get());
    if (!seminar || seminar.dates.some(({ time }) => time > now.getTime())) continue;
    await refreshDates(id, now);
    refreshed += 1;
  }
  return refreshed;
}

async function nextDates(seminar: string, now: Date): Promise<SeminarDate[]> {
  const { docs } = await db
    .collection('sessions')
    .where('seminar', '==', seminar)
    .where('time', '>', now)
    .orderBy('time')
    .limit(DATES)
    .get();
  return parseDocuments(sessionSchema, docs).map((session) => ({
    time: session.time.getTime(),
    location: session.location,
    seats: seatsLeft(session),
  }));
}
