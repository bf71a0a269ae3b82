import { onDocumentUpdated } from 'firebase-functions/firestore';
import { onceWriting } from '../../core/maintenance.ts';
import { REGION } from '../../core/settings.ts';
import { noteAttendance } from './note-attendance.repository.ts';

/** Who shared a link learns whether the person who came through it was at the seminar. */
export const onAttendanceRecorded = onDocumentUpdated(
  { document: 'sessions/{sessionId}/registrations/{customerId}', region: REGION, retry: true },
  onceWriting(async ({ data, params: { sessionId, customerId } }) => {
    const isSame = data?.before.get('attended') === data?.after.get('attended');
    if (!isSame) await noteAttendance(sessionId, customerId);
  }),
);
