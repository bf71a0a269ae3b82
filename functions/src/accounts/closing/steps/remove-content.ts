import { db } from '../../../core/firestore.ts';
import { forEachDocument } from '../../../core/for-each-document.ts';
import type { RunStep } from '../carry-out-closure.service.ts';

/** Files go with the rows that name them. */
const COLLECTIONS = [
  'expertVideos',
  'testimonials',
  'knowledgeVideos',
  'quickVideos',
  'takenVideos',
  'invitations',
  'teamInvitations',
  'sessionMessages',
  'appointmentRequests',
  'notifications',
  'restrictions',
  'filmEntitlements',
];

/**
 * Removes what the advisor has put up besides seminars, invitations, messages to participants, wishes for
 * appointments, what the advisor was told of, invitations into a team, and why something was hidden.
 */
export const removeContent: RunStep = async ({ id: uid }) => {
  for (const collection of COLLECTIONS) {
    const own = db.collection(collection).where('advisor', '==', uid);
    await forEachDocument(own, (writer, { ref }) => writer.delete(ref));
  }
  return true;
};
