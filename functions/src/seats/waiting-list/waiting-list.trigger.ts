import { seatsToOffer } from '@wbd/domain/seats';
import { givesSeats, sessionSchema } from '@wbd/domain/seminars';
import { parseDocument } from '../../core/firestore.ts';
import { traceOfWrite } from '../../core/log/left-trace.ts';
import { withTrace } from '../../core/log/trace.ts';
import { onDocumentWritten } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { settleWaitingList, sweepWaitingLists } from './settle-waiting-list.service.ts';
import { waitingListPorts } from './waiting-list-ports.ts';

/** Offers a seat as soon as it is free, however that came about, and clears the list of a session that is deleted. */
export const onSeatsFreed = onDocumentWritten(
  { document: 'sessions/{sessionId}' },
  onceWriting(async ({ data, params }) => {
    if (!data) return;
    const session = parseDocument(sessionSchema, data.after);
    const isDeleted = !data.after.exists;
    if (isDeleted || (session && givesSeats(session, new Date()) && seatsToOffer(session) > 0)) {
      await withTrace(traceOfWrite(data), () =>
        settleWaitingList(
          waitingListPorts,
          params.sessionId,
          isDeleted ? parseDocument(sessionSchema, data.before) : null,
        ),
      );
    }
  }),
);

/** Passes seats on whose offers ran out, and clears the lists of sessions that have begun. */
export const settleWaitingLists = defineSweep('settleWaitingLists', { timeoutSeconds: 300 }, () =>
  sweepWaitingLists(waitingListPorts),
);
