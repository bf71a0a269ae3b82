import { sessionSchema } from '@wbd/domain/seminars';
import { parseDocument } from '../../core/firestore.ts';
import { traceOfWrite } from '../../core/log/left-trace.ts';
import { withTrace } from '../../core/log/trace.ts';
import { onDocumentUpdated } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { registrationsRepository } from '../../mail/occasions/registrations.repository.ts';
import { waitingListPorts } from '../waiting-list/waiting-list-ports.ts';
import { clearSession, type ClearSessionPorts } from './clear-session.service.ts';
import { sessionSeats } from './session-seats.repository.ts';

export const clearSessionPorts: ClearSessionPorts = {
  seats: sessionSeats,
  lists: waitingListPorts.lists,
  mails: registrationsRepository,
  now: () => new Date(),
};

/** Writes to everyone in a session that was called off, and frees the seats. */
export const onSessionCalledOff = onDocumentUpdated(
  { document: 'sessions/{sessionId}', timeoutSeconds: 540 },
  onceWriting(async ({ data, params }) => {
    if (!data) return;
    const before = parseDocument(sessionSchema, data.before);
    const after = parseDocument(sessionSchema, data.after);
    if (!after?.calledOff || before?.calledOff) return;
    const { advisor: owner, calledOff } = after;
    await withTrace(traceOfWrite(data), () =>
      clearSession(clearSessionPorts, params.sessionId, {
        effect: 'session-called-off',
        owner,
        orderedAt: calledOff.at,
        note: calledOff.reason,
      }),
    );
  }),
);
