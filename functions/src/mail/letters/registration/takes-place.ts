import { isCounted, type Session } from '@wbd/domain/seminars';
import { isPastDay } from '@wbd/domain/time';

/** Whether mails about what takes place are still sent: until the day is over, because people may come on the day. */
export function takesPlace(session: Session, now: Date): boolean {
  return isCounted(session, now) && !isPastDay(session, now);
}
