import { isDeepStrictEqual } from 'node:util';
import { dateOf, sessionSchema, sessionState, type Session } from '@wbd/domain/seminars';
import { parseDocuments } from '../../../core/firestore.ts';
import { onDocumentWritten } from '../../../core/documents/handlers.ts';
import { onceWriting } from '../../../core/maintenance.ts';
import { defineSweep } from '../../../core/sweeps/define-sweep.ts';
import { refreshDates, refreshPassedDates } from './seminar-dates.service.ts';

/** Two runs of the sweep: the next one makes up for one that was missed. */
const SWEEP_BACK_MS = 48 * 60 * 60_000;

/** Updates the dates in a seminar's document. A taken seat changes them only when few or no seats are left. */
export const onSessionWritten = onDocumentWritten(
  { document: 'sessions/{sessionId}' },
  onceWriting(async ({ data }) => {
    if (!data) return;
    const [before] = data.before.exists ? parseDocuments(sessionSchema, [data.before]) : [];
    const [after] = data.after.exists ? parseDocuments(sessionSchema, [data.after]) : [];
    if (isDeepStrictEqual(before && shownOf(before), after && shownOf(after))) return;
    const seminars = new Set([before, after].flatMap((session) => session?.seminar ?? []));
    for (const seminar of seminars) await refreshDates(seminar, new Date());
  }),
);

/** Replaces the dates on cards once all of them have passed. Cards hide single passed dates themselves. */
export const refreshDatesDaily = defineSweep('refreshDatesDaily', { timeoutSeconds: 540 }, () => {
  const now = new Date();
  return refreshPassedDates(new Date(now.getTime() - SWEEP_BACK_MS), now);
});

function shownOf(session: Session) {
  const { seminar, time } = session;
  // as of before the session, because whether it has begun does not depend on the change
  const before = new Date(time.getTime() - 1);
  return { seminar, time, state: sessionState(session, before), date: dateOf(session, before) };
}
