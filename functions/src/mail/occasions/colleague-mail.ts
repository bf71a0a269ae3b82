import type { ColleagueLeftMail } from '@wbd/domain/mails';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { queuedRow } from '../outbox/outbox-row.ts';

/** What a colleague's closed account, or a session that a colleague called off, means in one session. */
export interface EffectInSession {
  effect: ColleagueLeftMail['effect'];
  session: Session;
  seminar: Seminar;
  /** when it was ordered; tells it from a later one in the same session */
  orderedAt: Date;
  /** the reason that the colleague gave; null without one */
  note: string | null;
  now: Date;
}

/** Tells an advisor what it means in a session, once, however many people it concerns. */
export function colleagueLeftMail(
  uid: string,
  { effect, session, seminar, orderedAt, note, now }: EffectInSession,
): ColleagueLeftMail {
  const kind = 'colleague-left';
  const { title, duration } = seminar;
  const { id, time, location } = session;
  return {
    ...queuedRow(kind, [uid, id, orderedAt.getTime()], uid, now),
    uid,
    effect,
    session: id,
    note,
    title,
    time,
    duration,
    location,
  };
}
