import { aCustomer, aRegistration, aSeminar, aSession } from '@wbd/domain/testing';
import type { WaitingEntry } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { newEntry } from '../registrations/new-registration.ts';
import { mergedPlaces } from './merged-places.ts';

const session = aSession(aSeminar('adv'), {
  registrationCount: 5,
  waitingCount: 4,
  heldSeats: 3,
});
const seatOf = (id: string, booking: string) => ({
  ...aRegistration(session, aCustomer('adv', { id })),
  booking,
});
const entryOf = (
  id: string,
  booking: string,
  state: WaitingEntry['state'],
  minute = 0,
): WaitingEntry => ({
  ...newEntry(session, aCustomer('adv', { id }), 'a@example.org', { page: 'adv', now: new Date() }),
  booking,
  state,
  joinedAt: new Date(minute * 60_000),
});
const none = { seat: null, entry: null };

test('CRM-02 of two seats in a session one stays, and the links of the other show it', () => {
  const from = { seat: { ...seatOf('from', 'b1'), attended: true }, entry: null };
  const into = { seat: seatOf('into', 'b2'), entry: null };
  expect(mergedPlaces(from, into, 'into', session)).toMatchObject({
    seat: { id: 'into', booking: 'b2', absorbed: ['b1'], attended: true },
    entry: null,
    counts: { registrationCount: 4, waitingCount: 4, heldSeats: 3 },
  });
});

test('CRM-02 a person with a seat waits no longer, and an offer is given back', () => {
  const from = { seat: null, entry: entryOf('from', 'b1', 'offered') };
  const into = { seat: seatOf('into', 'b2'), entry: null };
  expect(mergedPlaces(from, into, 'into', session)).toMatchObject({
    seat: { booking: 'b2', absorbed: ['b1'] },
    entry: null,
    counts: { registrationCount: 5, waitingCount: 4, heldSeats: 2 },
  });
  const moved = { seat: seatOf('from', 'b1'), entry: null };
  const waiting = { seat: null, entry: entryOf('into', 'b2', 'waiting') };
  expect(mergedPlaces(moved, waiting, 'into', session)).toMatchObject({
    seat: { id: 'into', customer: 'into', takenAs: 'from', booking: 'b1', absorbed: ['b2'] },
    entry: null,
    counts: { registrationCount: 5, waitingCount: 3, heldSeats: 3 },
  });
});

test.each([
  [entryOf('from', 'b1', 'offered', 2), entryOf('into', 'b2', 'waiting', 1), 'b1'],
  [entryOf('from', 'b1', 'waiting', 2), entryOf('into', 'b2', 'waiting', 1), 'b2'],
  [entryOf('from', 'b1', 'waiting', 1), entryOf('into', 'b2', 'waiting', 2), 'b1'],
  [entryOf('from', 'b1', 'expired', 1), entryOf('into', 'b2', 'waiting', 2), 'b2'],
])('CRM-02 of two places on a list the better one stays: %#', (first, second, booking) => {
  const { entry } = mergedPlaces(
    { seat: null, entry: first },
    { seat: null, entry: second },
    'into',
    session,
  );
  expect(entry).toMatchObject({ id: 'into', customer: 'into', booking });
});

test('CRM-02 a single place moves and keeps its link, also one from before there were bookings', () => {
  const entry = { ...entryOf('from', 'b1', 'waiting'), booking: null };
  const merged = mergedPlaces({ seat: null, entry }, none, 'into', session);
  expect(merged.entry).toMatchObject({ id: 'into', booking: `${session.id}-from` });
  expect(merged.counts).toEqual({ registrationCount: 5, waitingCount: 4, heldSeats: 3 });
});
