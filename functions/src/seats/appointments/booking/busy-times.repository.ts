import {
  appointmentSchema,
  LONGEST_APPOINTMENT,
  LONGEST_PAUSE,
  minutesAfter,
  type Interval,
} from '@wbd/domain/appointments';
import { seminarSchema, sessionSchema } from '@wbd/domain/seminars';
import { db, parseDocuments } from '../../../core/firestore.ts';

/** An upper bound for the length of a session. */
const LONGEST_SESSION_MINUTES = 24 * 60;

/** The advisor's busy times: appointments with their pauses, and sessions. */
export async function readBusyTimes(
  advisor: string,
  { start, end }: Interval,
): Promise<Interval[]> {
  const [appointments, sessions] = await Promise.all([
    appointmentsBetween(advisor, { start, end }),
    sessionsBetween(advisor, { start, end }),
  ]);
  return [...appointments, ...sessions];
}

async function appointmentsBetween(advisor: string, { start, end }: Interval): Promise<Interval[]> {
  const { docs } = await db
    .collection('appointments')
    .where('advisor', '==', advisor)
    .where('start', '>', minutesAfter(start, -(LONGEST_APPOINTMENT + LONGEST_PAUSE)))
    .where('start', '<', end)
    .orderBy('start')
    .get();
  return parseDocuments(appointmentSchema, docs).flatMap((one) =>
    one.state === 'cancelled' ? [] : [{ start: one.start, end: one.freeFrom }],
  );
}

async function sessionsBetween(advisor: string, { start, end }: Interval): Promise<Interval[]> {
  const { docs } = await db
    .collection('sessions')
    .where('advisor', '==', advisor)
    .where('time', '>', minutesAfter(start, -LONGEST_SESSION_MINUTES))
    .where('time', '<', end)
    .orderBy('time')
    .get();
  const sessions = parseDocuments(sessionSchema, docs).filter(
    ({ calledOff }) => calledOff === null,
  );
  if (sessions.length === 0) return [];
  const ids = [...new Set(sessions.map(({ seminar }) => seminar))];
  const found = await db.getAll(...ids.map((id) => db.doc(`seminars/${id}`)));
  const durations = new Map(
    parseDocuments(seminarSchema, found).map(({ id, duration }) => [id, duration]),
  );
  return sessions.map(({ seminar, time }) => ({
    start: time,
    end: minutesAfter(time, durations.get(seminar) ?? 0),
  }));
}
