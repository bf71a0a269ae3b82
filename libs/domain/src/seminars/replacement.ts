import type { ReplacementState } from '../seats/replacement-states.ts';
import { freeSeats } from '../seats/seats.ts';
import { sessionState, type SessionFacts, type SessionState } from './session-state.ts';

/** null if free seats decide */
const BY_STATE: Readonly<Record<SessionState, ReplacementState | null>> = {
  'called-off': 'called-off',
  hidden: 'gone',
  over: 'begun',
  begun: 'begun',
  narrow: null,
  full: null,
  waiting: null,
  few: null,
  open: null,
};

/** The state of a replacement session. */
export function replacementState(session: SessionFacts, now: Date): ReplacementState {
  return BY_STATE[sessionState(session, now)] ?? (freeSeats(session) > 0 ? 'open' : 'full');
}
