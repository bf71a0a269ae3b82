import type { SessionWithAccess } from '@wbd/data/sessions';
import { expect, test } from 'vitest';
import { newRow, problemOf, repeated, toEntries, toRow, type SessionRow } from './session-rows.ts';

const now = new Date('2026-12-24T12:00:00Z');

const stored = (changes: Partial<SessionWithAccess> = {}): SessionWithAccess => ({
  id: 'stored',
  seminar: 'seminar',
  advisor: 'anna',
  location: 'Köln',
  time: new Date('2027-07-01T16:00:30Z'),
  maxParticipants: 20,
  registrationCount: 0,
  waitingCount: 0,
  heldSeats: 0,
  calledOff: null,
  hidden: false,
  audience: 'public',
  directions: 'Großer Saal',
  ...changes,
});

const row = (changes: Partial<SessionRow> = {}): SessionRow => ({
  ...newRow({ id: 'new' }, now),
  location: 'Köln',
  ...changes,
});

test('SEM-03 a new session is today at 18:00 in Berlin, with 20 places', () => {
  expect(newRow({ id: 'new' }, new Date('2026-12-24T23:30:00Z'))).toMatchObject({
    id: 'new',
    day: '2026-12-25',
    time: '18:00',
    location: '',
    maxParticipants: 20,
    directions: '',
  });
});

test.each([
  ['day', { day: '' }],
  ['time', { time: '' }],
  ['location', { location: '  ' }],
  ['maxParticipants', { maxParticipants: null }],
] as const)('SEM-03 %s is required', (field, changes) => {
  expect(problemOf(row(changes), 3, [], now)).toEqual({
    field,
    message: 'Termin 3: Bitte fülle alle Pflicht-Felder aus, oder lösche den Termin',
  });
});

test('SEM-03 a new session, or one that is moved, is not in the past', () => {
  const message = 'Termin 1: Datum darf nicht in der Vergangenheit liegen';
  const past = { field: 'day', message };
  expect(problemOf(row({ time: '12:59' }), 1, [], now)).toEqual(past);
  expect(problemOf(row({ time: '13:01' }), 1, [], now)).toBeNull();
  const begun = stored({ time: new Date('2026-12-24T11:00:00Z') });
  expect(problemOf(toRow(begun), 1, [begun], now)).toBeNull();
  expect(problemOf({ ...toRow(begun), time: '11:00' }, 1, [begun], now)).toEqual(past);
});

test('a time that the clocks skip is refused', () => {
  expect(problemOf(row({ day: '2027-03-28', time: '02:30' }), 1, [], now)).toEqual({
    field: 'time',
    message: 'Termin 1: Diese Uhrzeit gibt es an dem Tag nicht, die Uhren werden vorgestellt',
  });
  expect(problemOf(row({ day: '2027-03-28', time: '03:00' }), 1, [], now)).toBeNull();
});

test.each([
  ['day', { day: '2027-02-29' }],
  ['location', { location: 'x'.repeat(301) }],
  ['maxParticipants', { maxParticipants: 0 }],
  ['maxParticipants', { maxParticipants: Number.NaN }],
  ['maxParticipants', { maxParticipants: 10_001 }],
  ['directions', { directions: 'x'.repeat(2001) }],
] as const)('%s is refused as the rules would refuse it', (field, changes) => {
  expect(problemOf(row(changes), 1, [], now)?.field).toBe(field);
});

test('there are at least as many places as people are registered', () => {
  const taken = stored({ registrationCount: 3 });
  const withPlaces = (maxParticipants: number) =>
    problemOf({ ...toRow(taken), maxParticipants }, 1, [taken], now);
  expect(withPlaces(2)?.message).toBe('Termin 1: 3 Personen sind schon angemeldet');
  expect(withPlaces(3)).toBeNull();
});

test('nor does a seat go that is offered to a person who waits', () => {
  const offered = stored({ registrationCount: 3, heldSeats: 1 });
  const withPlaces = (maxParticipants: number) =>
    problemOf({ ...toRow(offered), maxParticipants }, 1, [offered], now)?.message;
  expect(withPlaces(3)).toBe('Termin 1: 4 Plätze sind vergeben oder gerade Wartenden angeboten');
  expect(withPlaces(4)).toBeUndefined();
});

test('a time that was not touched keeps its seconds; another one is the one in Berlin', () => {
  const before = stored();
  const opened = toRow(before);
  expect(toEntries([opened], [before])[0]?.time).toEqual(before.time);
  expect(toEntries([{ ...opened, time: '19:00' }], [before])[0]?.time).toEqual(
    new Date('2027-07-01T17:00:00Z'),
  );
});

test('SEM-03 each repetition is a session of its own with the same place and time', () => {
  const first = row();
  let drafted = 0;
  const draft = () => ({ id: `draft${++drafted}` });
  expect(repeated(first, ['2026-01-08', '2026-01-15'], draft)).toEqual([
    { ...first, id: 'draft1', day: '2026-01-08' },
    { ...first, id: 'draft2', day: '2026-01-15' },
  ]);
});
