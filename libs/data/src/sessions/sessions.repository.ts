import { sessionSchema, type Session } from '@wbd/domain';
import { orderBy, readCollection, where } from '@wbd/firebase/firestore';

/** Reads a seminar's sessions that have not begun, the next one first. */
export function readUpcomingSessions(seminarId: string, now: Date): Promise<Session[]> {
  return readCollection(
    sessionSchema,
    'sessions',
    where('seminar', '==', seminarId),
    where('time', '>', now),
    orderBy('time'),
  );
}
