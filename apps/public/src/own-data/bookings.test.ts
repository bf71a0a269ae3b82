import { expect, test } from 'vitest';
import { bookingsOf, comingAppointments } from './bookings.ts';

const advisor = { name: 'Anna Beispiel', code: 'anna' };
const person = { firstName: 'Jörg', lastName: 'Weiß', email: 'joerg@example.org', consent: null };
const seat = (time: string | null, link: string | null) => ({
  ...person,
  phone: null,
  bday: null,
  job: null,
  seminar: 'Ein Abend',
  location: 'Köln',
  registeredAt: '2026-01-01T10:00:00.000Z',
  invitedBy: null,
  attended: null,
  time,
  advisor,
  link,
});
const place = (time: string | null, link: string | null) => ({
  ...person,
  seminar: 'Ein Abend',
  location: 'Köln',
  joinedAt: '2026-01-01T10:00:00.000Z',
  offerUntil: null,
  ahead: 2,
  time,
  advisor,
  link,
});
const day = (month: number) => `2026-0${month}-01T18:00:00.000Z`;

test('the next booking comes first, of those that are over the last one', () => {
  const { upcoming, waiting, past } = bookingsOf({
    registrations: [seat(day(8), 'b'), seat(day(1), null), seat(day(7), 'a'), seat(day(3), null)],
    waitingLists: [place(day(9), 'w'), place(day(2), null)],
  });
  expect(upcoming.map(({ link }) => link)).toEqual(['a', 'b']);
  expect(waiting.map(({ link }) => link)).toEqual(['w']);
  expect(past.map(({ time }) => time)).toEqual([day(3), day(1)]);
});

test('seats of deleted sessions are left out', () => {
  const bookings = bookingsOf({
    registrations: [seat(null, null)],
    waitingLists: [place(null, null)],
  });
  expect(bookings).toEqual({ upcoming: [], waiting: [], past: [] });
});

test('shows upcoming appointments, the next one first', () => {
  const booked = (start: string, link: string | null) => ({
    advisor,
    title: 'Kennenlernen',
    start,
    end: start,
    place: { kind: 'phone' } as const,
    firstName: 'Jörg',
    lastName: 'Weiß',
    phone: '+491555000000',
    email: null,
    answers: [],
    state: 'booked' as const,
    cancelledBy: null,
    reason: null,
    bookedAt: day(1),
    link,
  });
  const shown = comingAppointments({
    bookedAppointments: [booked(day(8), 'b'), booked(day(2), null), booked(day(7), 'a')],
  });
  expect(shown.map(({ link }) => link)).toEqual(['a', 'b']);
  expect(shown[0]).toMatchObject({
    seminar: 'Kennenlernen',
    location: 'Telefon: Anna Beispiel ruft dich an',
  });
});
