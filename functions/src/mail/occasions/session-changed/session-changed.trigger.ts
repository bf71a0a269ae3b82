import {
  isQuietEdit,
  seminarSchema,
  sessionAccessSchema,
  sessionSchema,
} from '@wbd/domain/seminars';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { parseDocument } from '../../../core/firestore.ts';
import { traceOfWrite } from '../../../core/log/left-trace.ts';
import { log, type Facts } from '../../../core/log/log.ts';
import { withTrace } from '../../../core/log/trace.ts';
import { onDocumentUpdated, onDocumentWritten } from '../../../core/documents/handlers.ts';
import { onceWriting } from '../../../core/maintenance.ts';
import { registrationsRepository } from '../registrations.repository.ts';
import {
  changesAccess,
  changesEntries,
  enqueueAccessChange,
  movesSession,
  enqueueSeminarChange,
  enqueueSessionChange,
} from './enqueue-session-change.service.ts';

const ports = { registrations: registrationsRepository, now: () => new Date() };
const options = { timeoutSeconds: 300 };

/** Notifies participants of a changed time or place, unless the owner opted out. */
export const onSessionMoved = onDocumentUpdated(
  { ...options, document: 'sessions/{sessionId}' },
  onceWriting(async ({ data, params, time }) => {
    const before = data && parseDocument(sessionSchema, data.before);
    const after = data && parseDocument(sessionSchema, data.after);
    if (!before || !after || !movesSession(before, after) || isQuietEdit(before, after)) return;
    await told(data, { session: params.sessionId }, () =>
      enqueueSessionChange(ports, params.sessionId, writtenAt(data.after, time)),
    );
  }),
);

/** Notifies participants of changed directions or a changed meeting link, unless the owner opted out. */
export const onSessionAccessChanged = onDocumentWritten(
  { ...options, document: 'sessionAccess/{sessionId}' },
  onceWriting(async ({ data, params, time }) => {
    if (!data) return;
    const before = parseDocument(sessionAccessSchema, data.before);
    const after = parseDocument(sessionAccessSchema, data.after);
    if (!changesAccess(before, after) || isQuietEdit(before, after)) return;
    await told(data, { session: params.sessionId }, async () => {
      await enqueueAccessChange(ports, params.sessionId, writtenAt(data.after, time));
    });
  }),
);

/** Notifies participants when the title or length changes or the seminar goes online, unless the owner opted out. */
export const onSeminarChanged = onDocumentUpdated(
  { ...options, document: 'seminars/{seminarId}' },
  onceWriting(async ({ data, params, time }) => {
    const before = data && parseDocument(seminarSchema, data.before);
    const after = data && parseDocument(seminarSchema, data.after);
    if (!before || !after || !changesEntries(before, after) || isQuietEdit(before, after)) return;
    await told(data, { seminar: params.seminarId }, () =>
      enqueueSeminarChange(ports, params.seminarId, writtenAt(data.after, time)),
    );
  }),
);

/** The page wrote by itself: this line is the first that the server says of the click. */
async function told(
  change: Parameters<typeof traceOfWrite>[0],
  facts: Facts,
  enqueue: () => Promise<void>,
): Promise<void> {
  await withTrace(traceOfWrite(change), async () => {
    await enqueue();
    log('change.told', facts);
  });
}

/** The time of the write itself, the same in every delivery of its event; of a deletion the event's. */
function writtenAt(after: DocumentSnapshot, eventTime: string): Date {
  return after.updateTime?.toDate() ?? new Date(eventTime);
}
