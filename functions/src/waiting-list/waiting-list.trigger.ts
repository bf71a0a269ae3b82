import { seatsToOffer, sessionSchema } from '@wbd/domain';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { parseDocuments } from '../gateways/firestore.ts';
import { onceWriting, unlessStopped } from '../shared/maintenance.ts';
import { REGION } from '../shared/settings.ts';
import { settleWaitingList, sweepWaitingLists } from './settle-waiting-list.service.ts';
import { waitingListPorts } from './waiting-list-ports.ts';

/** Offers a seat as soon as it is free, however that came about, and clears the list of a session that is deleted. */
export const onSeatsFreed = onDocumentWritten(
  { document: 'sessions/{sessionId}', region: REGION, retry: true },
  onceWriting(async ({ data, params }) => {
    if (!data) return;
    const [session] = data.after.exists ? parseDocuments(sessionSchema, [data.after]) : [];
    const isDeleted = !data.after.exists;
    if (isDeleted || (session && !session.hidden && seatsToOffer(session) > 0)) {
      await settleWaitingList(waitingListPorts, params.sessionId);
    }
  }),
);

/** Passes seats on whose offers ran out, and clears the lists of sessions that have begun. */
export const settleWaitingLists = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, timeoutSeconds: 300 },
  unlessStopped(() => sweepWaitingLists(waitingListPorts)),
);
