import { isDeepStrictEqual } from 'node:util';
import {
  cardDates,
  dateOf,
  MOST_DATES,
  seminarSchema,
  sessionSchema,
  sessionState,
  type Seminar,
} from '@wbd/domain/seminars';
import { db, parseDocument, parseDocuments } from '../../../core/firestore.ts';
import { committed, unchanged } from '../../../core/guarded-batch.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';

/** More than are displayed, because some may be called off or hidden. */
const MOST_SESSIONS = 2 * MOST_DATES;

/** The summary of sessions in a seminar's document. */
type Dates = Pick<Seminar, 'dates' | 'calledOffDates'>;

/**
 * Writes a seminar's coming sessions into its document, from where they come onto cards and pages. Repeating it does no
 * harm: the seminar is read before its sessions and written only if it is still as it was read, and the sessions are
 * read once more after a write, because a change that met the old list saw nothing to do.
 */
export async function refreshDates(seminarId: string, now: Date): Promise<void> {
  const ref = db.doc(`seminars/${seminarId}`);
  await untilWritten(async () => {
    const seminar = await ref.get();
    if (!seminar.exists) return true;
    const dates = await datesOf(seminarId, now);
    const listOf = (field: keyof Dates): unknown => seminar.get(field) ?? [];
    const stored = { dates: listOf('dates'), calledOffDates: listOf('calledOffDates') };
    if (isDeepStrictEqual(stored, dates)) return true;
    await committed(db.batch().update(ref, { ...dates }, unchanged(seminar, true)));
    return null;
  });
}

/** Refreshes the dates of seminars with a session that began recently and no upcoming date on the card. */
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
    if (!seminar || cardDates(seminar.dates).some(({ time }) => time > now.getTime())) continue;
    await refreshDates(id, now);
    refreshed += 1;
  }
  return refreshed;
}

async function datesOf(seminar: string, now: Date): Promise<Dates> {
  const { docs } = await db
    .collection('sessions')
    .where('seminar', '==', seminar)
    .where('time', '>', now)
    .orderBy('time')
    .limit(MOST_SESSIONS)
    .get();
  const sessions = parseDocuments(sessionSchema, docs);
  return {
    dates: sessions.flatMap((session) => dateOf(session, now) ?? []).slice(0, MOST_DATES),
    calledOffDates: sessions
      .filter((session) => sessionState(session, now) === 'called-off')
      .map(({ time }) => time.getTime()),
  };
}
