import { isShownTo, sessionSchema, type Session } from '@wbd/domain/seminars';
import { db, parseDocuments } from './firestore.ts';

/** Sessions of a seminar that begin after `from` and are visible to their audience: up to a limit, the next first. */
export async function readComingSessions(
  seminar: string,
  from: Date,
  most: number,
): Promise<Session[]> {
  const { docs } = await db
    .collection('sessions')
    .where('seminar', '==', seminar)
    .where('hidden', '==', false)
    .where('time', '>', from)
    .orderBy('time')
    .limit(most)
    .get();
  return parseDocuments(sessionSchema, docs).filter((session) =>
    isShownTo('member', session, from),
  );
}
