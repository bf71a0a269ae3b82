import { aSeminar, aSession } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { byNextDate } from './by-next-date.ts';

const now = new Date('2026-11-21T12:00:00Z');
const [late, soon, past, empty] = [1, 2, 3, 4].map(() => aSeminar('pro'));
if (!late || !soon || !past || !empty) throw new Error('four seminars');
const on = (seminar: typeof late, day: string) =>
  aSession(seminar, { time: new Date(`${day}T18:00:00Z`) });

test('SEM-01 seminars come in the order of their next date, those without one last', () => {
  const sessions = [
    on(late, '2026-12-24'),
    on(past, '2026-11-01'),
    on(soon, '2026-12-01'),
    on(late, '2027-01-01'),
  ];
  const inOrder = byNextDate([empty, late, past, soon], sessions, now);
  expect(inOrder).toEqual([soon, late, empty, past]);
});

test('SEM-01 a session of today still counts in the evening', () => {
  const evening = new Date('2026-11-21T21:00:00Z');
  const sessions = [on(soon, '2026-11-21'), on(late, '2026-11-22')];
  expect(byNextDate([late, soon], sessions, evening)).toEqual([soon, late]);
});
