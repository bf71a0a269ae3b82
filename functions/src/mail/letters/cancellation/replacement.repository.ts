import { replacementState, type Session } from '@wbd/domain/seminars';
import { registrationsRepository } from '../../occasions/registrations.repository.ts';

/** The offer to a person whose session was called off. */
export interface Replacement {
  /** the seminar of both the called-off session and the replacement */
  seminar: string;
  /** the session that the host offers instead; null without one, or if it is full */
  session: Session | null;
}

/** @returns null unless the host called the session off */
export async function readReplacement(sessionId: string, now: Date): Promise<Replacement | null> {
  const read = (id: string) => registrationsRepository.session(id);
  const before = await read(sessionId);
  if (!before?.calledOff) return null;
  const { seminar, calledOff } = before;
  const session = calledOff.replacement === null ? null : await read(calledOff.replacement);
  return {
    seminar,
    session: session && replacementState(session, now) === 'open' ? session : null,
  };
}
