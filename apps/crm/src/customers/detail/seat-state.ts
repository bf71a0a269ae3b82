import { isCounted, type Registration, type Session } from '@wbd/domain/seminars';
import { hasBegun } from '@wbd/domain/time';

export type SeatState = 'calledOff' | 'coming' | 'open' | 'came' | 'stayedAway';

export function seatState(
  { attended }: Pick<Registration, 'attended'>,
  session: Session,
  now: Date,
): SeatState {
  if (!isCounted(session, now)) return 'calledOff';
  if (!hasBegun(session, now)) return 'coming';
  if (attended === null) return 'open';
  return attended ? 'came' : 'stayedAway';
}
