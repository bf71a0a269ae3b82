import { sessionSchema, type Session } from '@wbd/domain';
import { limit, orderBy, readCollection, where } from '@wbd/firebase/firestore';

/** more dates than any seminar offers at once, and the most the rules hand out */
const AT_MOST = 100;

/** Reads a seminar's sessions that have not begun, the next one first. */
export function readUpcomingSessions(seminarId: string, now: Date): Promise<Session[]> {
  return readCollection(
    sessionSchema,
    'sessions',
    where('seminar', '==', seminarId),
    where('time', '>', now),
    orderBy('time'),
    limit(AT_MOST),
  );
}
