import { aSession } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { VIEWERS } from '../states/meaning.ts';
import type { Session } from './seminar.ts';
import {
  givesSeats,
  isOfferedTo,
  isReminded,
  isShownTo,
  SESSION_MEANING,
  SESSION_STATES,
  sessionState,
} from './session-state.ts';

const now = new Date('2026-11-29T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const calledOff = { at: now, reason: null, replacement: null, seats: 3, waiting: 0 };
const session = (changes: Partial<Session>) =>
  aSession({ id: 'sem', advisor: 'anna' }, { time: inHours(48), maxParticipants: 20, ...changes });

test.each([
  ['open', {}],
  ['few', { registrationCount: 15 }],
  ['waiting', { registrationCount: 20 }],
  ['waiting', { registrationCount: 5, waitingCount: 2 }],
  ['full', { registrationCount: 20, waitingCount: 200 }],
  ['narrow', { audience: 'team:berlin' }],
  ['narrow', { audience: 'org:berlin', registrationCount: 20 }],
  ['begun', { time: inHours(-1) }],
  ['begun', { time: inHours(-1), audience: 'team:berlin' }],
  ['over', { time: inHours(-24) }],
  ['hidden', { hidden: true }],
  ['hidden', { hidden: true, time: inHours(-24) }],
  ['called-off', { hidden: true, calledOff }],
  ['called-off', { hidden: false, calledOff }],
  ['called-off', { hidden: true, calledOff, time: inHours(-24) }],
] as const)('is %s with %j', (state, changes) => {
  expect(sessionState(session(changes), now)).toBe(state);
});

const inState = {
  'called-off': { calledOff, hidden: true },
  hidden: { hidden: true },
  over: { time: inHours(-24) },
  begun: { time: inHours(-1) },
  narrow: { audience: 'team:berlin' },
  full: { registrationCount: 20, waitingCount: 200 },
  waiting: { registrationCount: 20 },
  few: { registrationCount: 15 },
  open: {},
} as const;

test.each(SESSION_STATES)('answers for a session that is %s as its meaning says', (state) => {
  const one = session(inState[state]);
  const { shown, offered, reminded } = SESSION_MEANING[state];
  const viewers = (includes: (viewer: (typeof VIEWERS)[number]) => boolean) =>
    VIEWERS.find(includes) ?? null;
  expect(viewers((viewer) => isShownTo(viewer, one, now))).toBe(shown);
  expect(viewers((viewer) => isOfferedTo(viewer, one, now))).toBe(offered);
  expect(isReminded(one, now)).toBe(reminded);
});

test('is offered only to viewers who see it', () => {
  for (const { shown, offered } of Object.values(SESSION_MEANING)) {
    if (offered === null || shown === null) continue;
    expect(VIEWERS.indexOf(offered)).toBeGreaterThanOrEqual(VIEWERS.indexOf(shown));
  }
});

test.each(SESSION_STATES)('reminds no one of a past session that was %s', (state) => {
  expect(isReminded(session({ ...inState[state], time: inHours(-1) }), now)).toBe(false);
});

test.each([
  ['open', true],
  ['narrow', true],
  ['hidden', false],
  ['called-off', false],
  ['begun', false],
] as const)('a free seat of a session that is %s goes to waiting people: %s', (state, expected) => {
  expect(givesSeats(session(inState[state]), now)).toBe(expected);
});
