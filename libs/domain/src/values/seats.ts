/** Below this many free places a session shows how few are left. */
export const LOW_SEATS_BELOW = 10;

export interface Seats {
  maxParticipants: number;
  registrationCount: number;
}

export function freeSeats(session: Seats): number {
  return Math.max(0, session.maxParticipants - session.registrationCount);
}
