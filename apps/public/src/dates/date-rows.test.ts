import { pageSeminarSchema, type PageSeminar } from '@wbd/domain/pages';
import { expect, test } from 'vitest';
import {
  choicesOf,
  countDates,
  dateRows,
  grouped,
  hasFurtherDates,
  matching,
  ONLINE,
  withDates,
} from './date-rows.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const at = (time: string, location = 'Köln') => ({
  time: Date.parse(time),
  location,
  seats: 'many' as const,
});
const seminar = (id: string, fields: Partial<PageSeminar>): PageSeminar =>
  pageSeminarSchema.parse({
    id,
    title: `Seminar ${id}`,
    advisor: 'anna',
    advisorName: 'Anna Arends',
    thumb: null,
    hasTrailer: false,
    ...fields,
  });

const seminars = [
  seminar('rente', { dates: [at('2026-12-24T17:00:00Z'), at('2027-01-10T17:00:00Z', 'Bonn')] }),
  seminar('etf', {
    online: true,
    advisor: 'ben',
    advisorName: 'Ben Beck',
    dates: [at('2026-11-01T17:00:00Z', 'Zoom'), at('2026-12-31T22:30:00Z', 'Zoom')],
  }),
  seminar('ohne', { dates: [] }),
];
const rows = dateRows(seminars, NOW);
const ids = (some: readonly { seminar: PageSeminar }[]) => some.map((row) => row.seminar.id);

test('coming sessions of all seminars in the order of their time, under their months in Berlin', () => {
  expect(ids(rows)).toEqual(['rente', 'etf', 'rente']);
  expect(grouped(rows, 'monat').map(({ title, rows: some }) => [title, some.length])).toEqual([
    ['Dezember 2026', 2],
    ['Januar 2027', 1],
  ]);
});

test('groups by week and by day in Berlin', () => {
  expect(grouped(rows, 'woche').map(({ title }) => title)).toEqual([
    'Woche ab 21.12.2026',
    'Woche ab 28.12.2026',
    'Woche ab 04.01.2027',
  ]);
  expect(grouped(rows, 'tag').map(({ title }) => title)).toEqual([
    'Donnerstag, 24. Dezember 2026',
    'Donnerstag, 31. Dezember 2026',
    'Sonntag, 10. Januar 2027',
  ]);
});

test('counts dates missing on a card, and lists them once the seminar is loaded', () => {
  const dates = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'].map((day) =>
    at(`${day}T17:00:00Z`),
  );
  const cards = [seminar('yoga', { dates: dates.slice(0, 3), dateCount: 5 }), ...seminars];
  expect(cards.filter(hasFurtherDates).map(({ id }) => id)).toEqual(['yoga']);
  expect(countDates(cards, NOW)).toBe(8);
  const all = withDates(cards, [{ id: 'yoga', dates }]);
  expect(all.some(hasFurtherDates)).toBe(false);
  expect(dateRows(all, NOW)).toHaveLength(8);
});

test('places, seminars and hosts to choose from, and what each leaves', () => {
  const choices = choicesOf(rows, 'Online');
  expect(choices.place.map(({ label }) => label)).toEqual(['Online', 'Bonn', 'Köln']);
  expect(choices.seminar.map(({ value }) => value)).toEqual(['etf', 'rente']);
  expect(choices.host.map(({ label }) => label)).toEqual(['Anna Arends', 'Ben Beck']);

  const all = { place: '', seminar: '', host: '' };
  expect(matching(rows, all)).toHaveLength(3);
  expect(ids(matching(rows, { ...all, place: ONLINE }))).toEqual(['etf']);
  expect(ids(matching(rows, { ...all, place: 'Bonn' }))).toEqual(['rente']);
  expect(ids(matching(rows, { ...all, host: 'ben' }))).toEqual(['etf']);
  expect(matching(rows, { ...all, place: 'Bonn', seminar: 'etf' })).toEqual([]);
});
