/** A person's state on the waiting list of a session; `none` before they joined and after they left it. */
export type WaitingState = 'none' | 'waiting' | 'offered' | 'expired';

/**
 * What happens to a person on the list: they join; a free seat is offered to them; they take a seat, the offered one or
 * another; they leave the list, decline the offer, or are erased; the offer runs out; the session begins or is deleted.
 */
export type WaitingEvent = 'joined' | 'offered' | 'seated' | 'left' | 'expired' | 'closed';

const transitions: Record<WaitingState, Partial<Record<WaitingEvent, WaitingState>>> = {
  none: { joined: 'waiting' },
  waiting: { offered: 'offered', seated: 'none', left: 'none', closed: 'none' },
  offered: { seated: 'none', left: 'none', expired: 'expired', closed: 'none' },
  // kept, so that the link of the offer says what became of it
  expired: { joined: 'waiting', seated: 'none', left: 'none', closed: 'none' },
};

/** @returns null when the event does not belong to the state: a late answer, a second click */
export function nextWaiting(state: WaitingState, event: WaitingEvent): WaitingState | null {
  return transitions[state][event] ?? null;
}

/** What a session counts of its waiting list. */
export interface WaitingCounts {
  /** people who wait and have no offer */
  waitingCount: number;
  /** seats that open offers hold */
  heldSeats: number;
}

/** The session's counts after one person went from one state to another. */
export function countsAfter(
  { waitingCount, heldSeats }: WaitingCounts,
  before: WaitingState,
  after: WaitingState,
): WaitingCounts {
  const change = (state: WaitingState) => Number(after === state) - Number(before === state);
  return {
    waitingCount: Math.max(0, waitingCount + change('waiting')),
    heldSeats: Math.max(0, heldSeats + change('offered')),
  };
}

/**
 * The state of a person and the counts of the session after one event, or several in a row.
 * @returns null when one of them does not belong to the state
 */
export function waitingStep(
  counts: WaitingCounts,
  state: WaitingState,
  ...events: readonly WaitingEvent[]
): { state: WaitingState; counts: WaitingCounts } | null {
  let now = { state, counts };
  for (const event of events) {
    const after = nextWaiting(now.state, event);
    if (after === null) return null;
    now = { state: after, counts: countsAfter(now.counts, now.state, after) };
  }
  return now;
}

/** Beyond this many no one more joins the list of one session: they would wait in vain. */
export const LONGEST_WAITING_LIST = 200;

const MINUTE = 60_000;
const LONGEST_OFFER_MS = 24 * 60 * MINUTE;
const SHORTEST_OFFER_MS = 30 * MINUTE;
/** An offer takes at most this share of the time that is left, so that the next in line have a chance, too. */
const SHARE_OF_THE_REST = 4;

/** Until when an offer holds its seat: a day, less when the session is near, and never beyond its start. */
export function offerDeadline(session: { time: Date }, now: Date): Date {
  const left = session.time.getTime() - now.getTime();
  const share = Math.min(LONGEST_OFFER_MS, Math.max(SHORTEST_OFFER_MS, left / SHARE_OF_THE_REST));
  return new Date(now.getTime() + Math.min(left, share));
}
