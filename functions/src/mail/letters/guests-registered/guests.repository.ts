import type { Advisor } from '@wbd/domain/advisors';
import type { GuestsMail } from '@wbd/domain/mails';
import { seminarSchema, sessionSchema, type Seminar, type Session } from '@wbd/domain/seminars';
import { db, parseDocument } from '../../../core/firestore.ts';
import { readAdvisor } from '../../../core/people.repository.ts';

/** The session's details at the time of sending. */
export interface GuestsDetails {
  session: Session;
  seminar: Seminar;
  /** the advisor who registered the guests */
  colleague: Pick<Advisor, 'firstName' | 'lastName'>;
  count: number;
}

/** How many people an advisor has registered for a session. Costs one read for each 1,000. */
export async function countGuests(sessionId: string, advisor: string): Promise<number> {
  const guests = db
    .collection(`sessions/${sessionId}/registrations`)
    .where('advisor', '==', advisor)
    .where('page', '==', null);
  return (await guests.count().get()).data().count;
}

/** @returns null when there is nothing to tell any more: no guests, or no session */
export async function readGuestsDetails({
  session: sessionId,
  broughtBy,
}: GuestsMail): Promise<GuestsDetails | null> {
  const session = parseDocument(sessionSchema, await db.doc(`sessions/${sessionId}`).get());
  if (!session) return null;
  const [seminarNow, colleague, count] = await Promise.all([
    db.doc(`seminars/${session.seminar}`).get(),
    readAdvisor(broughtBy),
    countGuests(sessionId, broughtBy),
  ]);
  const seminar = parseDocument(seminarSchema, seminarNow);
  return seminar && colleague && count > 0 ? { session, seminar, colleague, count } : null;
}
