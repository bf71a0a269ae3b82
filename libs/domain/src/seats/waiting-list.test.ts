import { describe, expect, test } from 'vitest';
import { freeSeats, seatsToOffer } from './seats.ts';
import {
  countsAfter,
  nextWaiting,
  offerDeadline,
  waitingStep,
  type WaitingEvent,
  type WaitingState,
} from './waiting-list.ts';

const events: WaitingEvent[] = ['joined', 'offered', 'seated', 'left', 'expired', 'closed'];

test.each<[WaitingState, Partial<Record<WaitingEvent, WaitingState>>]>([
  ['none', { joined: 'waiting' }],
  ['waiting', { offered: 'offered', seated: 'none', left: 'none', closed: 'none' }],
  ['offered', { seated: 'none', left: 'none', expired: 'expired', closed: 'none' }],
  ['expired', { joined: 'waiting', seated: 'none', left: 'none', closed: 'none' }],
])('from %s each event leads where it may, and nowhere else', (state, allowed) => {
  for (const event of events) expect(nextWaiting(state, event)).toBe(allowed[event] ?? null);
});

test.each<[WaitingState, WaitingState, number, number]>([
  ['none', 'waiting', 1, 0],
  ['waiting', 'offered', -1, 1],
  ['waiting', 'none', -1, 0],
  ['offered', 'none', 0, -1],
  ['offered', 'expired', 0, -1],
  ['offered', 'waiting', 1, -1],
  ['expired', 'waiting', 1, 0],
  ['expired', 'none', 0, 0],
])('from %s to %s the counts follow', (before, after, waiting, held) => {
  expect(countsAfter({ waitingCount: 3, heldSeats: 2 }, before, after)).toEqual({
    waitingCount: 3 + waiting,
    heldSeats: 2 + held,
  });
});

test('several events in a row are one step, and one that does not belong there is none', () => {
  const counts = { waitingCount: 3, heldSeats: 2 };
  expect(waitingStep(counts, 'offered', 'expired', 'joined')).toEqual({
    state: 'waiting',
    counts: { waitingCount: 4, heldSeats: 1 },
  });
  expect(waitingStep(counts, 'offered', 'joined')).toBeNull();
  expect(waitingStep(counts, 'waiting', 'left', 'left')).toBeNull();
});

describe('seats while people wait', () => {
  const session = { maxParticipants: 20, registrationCount: 17, heldSeats: 1, waitingCount: 0 };
  test('an offer holds its seat', () => {
    expect(freeSeats(session)).toBe(2);
    expect(seatsToOffer(session)).toBe(0);
  });
  test('free seats belong to the waiting list first', () => {
    expect(freeSeats({ ...session, waitingCount: 1 })).toBe(0);
    expect(seatsToOffer({ ...session, waitingCount: 1 })).toBe(1);
    expect(seatsToOffer({ ...session, waitingCount: 9 })).toBe(2);
    expect(seatsToOffer({ ...session, waitingCount: 9, registrationCount: 20 })).toBe(0);
  });
});

const HOUR = 3_600_000;
test.each([
  [1_000, 24],
  [96, 24],
  [48, 12],
  [4, 1],
  [1, 0.5],
  [0.25, 0.25],
])('%d hours before the session an offer lasts %d', (ahead, lasts) => {
  const now = new Date('2031-01-01T10:00:00Z');
  const session = { time: new Date(now.getTime() + ahead * HOUR) };
  expect((offerDeadline(session, now).getTime() - now.getTime()) / HOUR).toBe(lasts);
});
