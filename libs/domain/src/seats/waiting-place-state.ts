import { reaches, type Meaning, type Viewer } from '../states/meaning.ts';
import type { WaitingState } from './waiting-list.ts';

/** The states of a place on a waiting list. */
export const WAITING_PLACE_STATES = ['none', 'waiting', 'offered', 'lapsed', 'expired'] as const;
export type WaitingPlaceState = (typeof WAITING_PLACE_STATES)[number];

/** The facts that determine the state of a place. */
export interface WaitingPlaceFacts {
  state: WaitingState;
  offerUntil: Date | null;
}

/** `lapsed`: the offer has expired, but the server has not processed it yet. */
export function waitingPlaceState(place: WaitingPlaceFacts | null, now: Date): WaitingPlaceState {
  if (place === null) return 'none';
  if (place.state !== 'offered') return place.state;
  return place.offerUntil !== null && place.offerUntil > now ? 'offered' : 'lapsed';
}

const GONE = { shown: null, offered: null, counted: false, reminded: false } as const;
const KEPT = { shown: 'member', explained: false, counted: true, reminded: true } as const;

/** `member` is the waiting person, who gets the offer; hosts see the places. */
export const WAITING_PLACE_MEANING: Readonly<Record<WaitingPlaceState, Meaning>> = {
  none: { ...GONE, explained: false },
  waiting: { ...KEPT, offered: null },
  offered: { ...KEPT, offered: 'member' },
  // a link to the offer shows that it has expired
  lapsed: { ...GONE, explained: true },
  expired: { ...GONE, explained: true },
};

const meaningOf = (place: WaitingPlaceFacts | null, now: Date) =>
  WAITING_PLACE_MEANING[waitingPlaceState(place, now)];

/** Whether a viewer's lists include the place. */
export function isPlaceShownTo(
  viewer: Viewer,
  place: WaitingPlaceFacts | null,
  now: Date,
): boolean {
  return reaches(meaningOf(place, now).shown, viewer);
}

/** Whether a seat is held for the person. */
export function isSeatHeld(place: WaitingPlaceFacts | null, now: Date): boolean {
  return reaches(meaningOf(place, now).offered, 'member');
}

/** Whether the person gets mails about the session. */
export function isPlaceReminded(place: WaitingPlaceFacts | null, now: Date): boolean {
  return meaningOf(place, now).reminded;
}
