import { sessionMessageSchema, type SessionMessage } from '@wbd/domain/seats';
import { callable } from '@wbd/firebase/callables';
import { limit, newDocumentId, orderBy, readCollection, where } from '@wbd/firebase/firestore';

/** More than anyone writes about one session; the rules hand out no more. */
const MOST_SHOWN = 50;

/** Writes to the participants of one of the advisor's own sessions. */
export const writeToParticipants = callable('writeToParticipants');

/** What the signed-in advisor wrote to the participants of a session, the latest first. */
export function readSessionMessages(
  advisorId: string,
  sessionId: string,
): Promise<SessionMessage[]> {
  return readCollection(
    sessionMessageSchema,
    'sessionMessages',
    where('advisor', '==', advisorId),
    where('session', '==', sessionId),
    orderBy('createdAt', 'desc'),
    limit(MOST_SHOWN),
  );
}

/** The id of a message that is still to be sent. */
export function draftMessageId(): string {
  return newDocumentId();
}
