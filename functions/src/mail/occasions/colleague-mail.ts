import type { ColleagueLeftMail } from '@wbd/domain/mails';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { queuedRow } from '../outbox/outbox-row.ts';

/** Long enough to look into what went wrong. */
const KEEP_DAYS = 90;

/** What the closing of an account means in one session. */
export interface ClosingEffect {
  effect: ColleagueLeftMail['effect'];
  session: Session;
  seminar: Seminar;
  /** when the account was ordered to be closed; tells this closing from another one */
  orderedAt: Date;
  now: Date;
}

/** Tells an advisor what a colleague's leaving means in a session, once, however many people it concerns. */
export function colleagueLeftMail(
  uid: string,
  { effect, session, seminar, orderedAt, now }: ClosingEffect,
): ColleagueLeftMail {
  const kind = 'colleague-left';
  const { title, duration } = seminar;
  const { id, time, location } = session;
  return {
    ...queuedRow([kind, uid, id, orderedAt.getTime()], uid, now, KEEP_DAYS),
    kind,
    uid,
    effect,
    session: id,
    title,
    time,
    duration,
    location,
  };
}
