import { aSeminar, aSession } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { mailsOnSave } from './mail-count.ts';

const NOW = new Date('2031-01-01T10:00:00Z');
const seminar = aSeminar('adv');
const stored = [
  {
    ...aSession(seminar, { time: new Date('2031-02-01T10:00:00Z'), registrationCount: 10 }),
    waitingCount: 3,
    heldSeats: 1,
    directions: 'Hof',
  },
  {
    ...aSession(seminar, { time: new Date('2031-03-01T10:00:00Z'), registrationCount: 0 }),
    waitingCount: 2,
    heldSeats: 0,
    calledOff: null,
    directions: '',
  },
  {
    ...aSession(seminar, { time: new Date('2030-12-01T10:00:00Z'), registrationCount: 5 }),
    waitingCount: 0,
    heldSeats: 0,
    calledOff: null,
    directions: '',
  },
];
const [first, second, over] = stored;
if (!first || !second || !over) throw new Error('no sessions');

const count = (after: typeof stored, changes = {}) =>
  mailsOnSave({ before: seminar, after: { ...seminar, ...changes } }, stored, after, NOW);

test.each([
  ['nothing', stored, {}, 0],
  ['a date', [{ ...first, time: new Date('2031-02-02T10:00:00Z') }, second, over], {}, 14],
  ['a place', [{ ...first, location: 'Bonn' }, second, over], {}, 14],
  ['the way to get in', [{ ...first, directions: 'Tor' }, second, over], {}, 10],
  ['the seats', [{ ...first, maxParticipants: 99 }, second, over], {}, 0],
  ['a session that goes', [first, over], {}, 2],
  ['a session that is over', [first, second, { ...over, location: 'Bonn' }], {}, 0],
  ['the title', stored, { title: 'Neu' }, 16],
  ['the description', stored, { description: 'Neu' }, 0],
])('SEM-04 counts the people who get a mail about %s', (_what, after, changes, expected) => {
  expect(count(after, changes)).toBe(expected);
});
