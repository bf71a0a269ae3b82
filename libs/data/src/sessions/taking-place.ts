import { isCounted, type Session } from '@wbd/domain/seminars';

/** The sessions that an advisor has to prepare for. */
export function takingPlace(sessions: readonly Session[], now: Date): Session[] {
  return sessions.filter((session) => isCounted(session, now));
}
