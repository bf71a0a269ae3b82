import { expect, test } from 'vitest';
import { followingDays, repeated } from './series.ts';

test('SEM-03 a series goes on weekly and every two weeks, over the change of the clocks and the year', () => {
  expect(followingDays('2026-10-22', 'weekly', 3)).toEqual([
    '2026-10-29',
    '2026-11-05',
    '2026-11-12',
  ]);
  expect(followingDays('2026-12-24', 'fortnightly', 2)).toEqual(['2027-01-07', '2027-01-21']);
});

test('SEM-03 monthly it keeps its day where the month has it', () => {
  expect(followingDays('2027-12-31', 'monthly', 4)).toEqual([
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ]);
});

test('SEM-03 each repetition is a session of its own with the same place and time', () => {
  const row = {
    ...{ id: 'first', day: '2026-01-01', time: '18:30', location: 'Köln' },
    ...{ maxParticipants: 12, directions: 'Saal' },
  };
  let drafted = 0;
  const draft = () => ({ id: `draft${++drafted}` });
  expect(repeated(row, ['2026-01-08', '2026-01-15'], draft)).toEqual([
    { ...row, id: 'draft1', day: '2026-01-08' },
    { ...row, id: 'draft2', day: '2026-01-15' },
  ]);
});
