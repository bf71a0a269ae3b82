import { onDocumentWritten } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { noteSeat } from './note-seat.repository.ts';

/** Who shared a link learns whether the person who came through it registered, and was at the seminar. */
export const onAttendanceRecorded = onDocumentWritten(
  { document: 'sessions/{sessionId}/registrations/{customerId}' },
  onceWriting(async ({ data, params: { sessionId, customerId } }) => {
    if (!data?.after.exists) return;
    const isSame = data.before.exists && data.before.get('attended') === data.after.get('attended');
    if (!isSame) await noteSeat(sessionId, customerId);
  }),
);
