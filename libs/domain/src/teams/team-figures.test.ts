import { expect, test } from 'vitest';
import { countedMonths, nextCount, sumsByMonth, teamFiguresSchema } from './team-figures.ts';

const NOW = new Date('2026-11-15T10:00:00Z');

test('counts the last twelve months, and none before the member joined', () => {
  const all = countedMonths(new Date('2020-01-01T00:00:00Z'), NOW);
  expect([all.length, all[0]?.id, all.at(-1)?.id]).toEqual([12, '2025-12', '2026-11']);
  const joinedAt = new Date('2026-10-31T22:30:00Z');
  // half past eleven in the evening in Berlin: October begins there and is almost over
  expect(countedMonths(joinedAt, NOW)).toEqual([
    { id: '2026-10', from: joinedAt, to: new Date('2026-10-31T23:00:00Z') },
    { id: '2026-11', from: new Date('2026-10-31T23:00:00Z'), to: new Date('2026-11-30T23:00:00Z') },
  ]);
});

test('counts again from midnight in Berlin on', () => {
  expect(nextCount(new Date('2026-11-15T22:59:59Z'))).toEqual(new Date('2026-11-15T23:00:00Z'));
  expect(nextCount(new Date('2026-11-15T23:00:00Z'))).toEqual(new Date('2026-11-16T23:00:00Z'));
});

test('sums month by month, also where someone has no month', () => {
  const one = { registrations: 3, attendances: 2, customers: 1, referrals: 0 };
  expect(sumsByMonth([{ '2026-10': one, '2026-11': one }, { '2026-11': one }])).toEqual({
    '2026-10': one,
    '2026-11': { registrations: 6, attendances: 4, customers: 2, referrals: 0 },
  });
  expect(sumsByMonth([])).toEqual({});
});

test('holds numbers and times, and no text but ids', () => {
  const stored = {
    id: 'ben',
    team: 'nord',
    joinedAt: NOW,
    months: { '2026-11': { registrations: 1, attendances: 1, customers: 1, referrals: 1 } },
    money: null,
    countedAt: NOW,
    dueAt: NOW,
  };
  expect(teamFiguresSchema.parse({ ...stored, names: ['Jörg Weiß'] })).toEqual(stored);
});
