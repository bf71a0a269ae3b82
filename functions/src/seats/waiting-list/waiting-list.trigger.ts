import { seatsToOffer } from '@wbd/domain/seats';
import { givesSeats, sessionSchema } from '@wbd/domain/seminars';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { parseDocument } from '../../core/firestore.ts';
import { traceOfWrite } from '../../core/log/left-trace.ts';
import { withTrace } from '../../core/log/trace.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { REGION } from '../../core/settings.ts';
import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { settleWaitingList, sweepWaitingLists } from './settle-waiting-list.service.ts';
import { waitingListPorts } from './waiting-list-ports.ts';

/** Offers a seat as soon as it is free, however that came about, and clears the list of a session that is deleted. */
export const onSeatsFreed = onDocumentWritten(
  { document: 'sessions/{sessionId}', region: REGION, retry: true },
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
export const settleWaitingLists = defineSweep(
  'settleWaitingLists',
  { schedule: 'every 5 minutes', timeoutSeconds: 300 },
  () => sweepWaitingLists(waitingListPorts),
);
