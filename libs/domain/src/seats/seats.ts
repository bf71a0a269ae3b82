import type { WaitingCounts } from './waiting-list.ts';

/** Below this many free places a session shows how few are left. */
export const LOW_SEATS_BELOW = 10;

export interface Seats extends WaitingCounts {
  maxParticipants: number;
  registrationCount: number;
}

/** How many places a session has left, in steps: a place more or less must not rewrite every page that shows it. */
export const SEATS_LEFT = ['many', 'few', 'none'] as const;
export type SeatsLeft = (typeof SEATS_LEFT)[number];

export function seatsLeft(session: Seats): SeatsLeft {
  const free = freeSeats(session);
  if (free === 0) return 'none';
  return free < LOW_SEATS_BELOW ? 'few' : 'many';
}

/** Neither taken nor held by an offer. */
function unheldSeats({ maxParticipants, registrationCount, heldSeats }: Seats): number {
  return Math.max(0, maxParticipants - registrationCount - heldSeats);
}

/** Seats that anyone may take. Free seats belong to waiting people first. */
export function freeSeats(session: Seats): number {
  return session.waitingCount > 0 ? 0 : unheldSeats(session);
}

/** Seats that are to be offered to those who wait. */
export function seatsToOffer(session: Seats): number {
  return Math.min(session.waitingCount, unheldSeats(session));
}
