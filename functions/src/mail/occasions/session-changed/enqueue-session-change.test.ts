import { aSeminar, aSession } from '../../../../test/data.ts';
import { expect, test } from 'vitest';
import { sessionChangedMail } from '../registration-mails.ts';
import { aCustomer, aRegistration } from '../../../../test/data.ts';
import { changesAccess, changesEntries, movesSession } from './enqueue-session-change.service.ts';

const seminar = aSeminar('adv');
const session = aSession(seminar);
const access = { id: session.id, seminar: seminar.id, advisor: 'adv', directions: 'Hof' };

test.each([
  [{ time: new Date(0) }, true],
  [{ location: 'Bonn' }, true],
  [{ registrationCount: 5 }, false],
  [{ maxParticipants: 50 }, false],
  [{ time: new Date(session.time) }, false],
])('REG-08 a session with %j is another appointment: %s', (changes, expected) => {
  expect(movesSession(session, { ...session, ...changes })).toBe(expected);
});

test.each([
  [{ title: 'Neu' }, true],
  [{ duration: 120 }, true],
  [{ online: !seminar.online }, true],
  [{ description: 'Besser' }, false],
  [{ thumb: 'seminars/thumb/neu.png' }, false],
  [{ pdf: 'seminars/pdf/neu.pdf' }, false],
])('REG-08 a seminar with %j is another appointment: %s', (changes, expected) => {
  expect(changesEntries(seminar, { ...seminar, ...changes })).toBe(expected);
});

test('REG-08 the way to get in is another one only when it reads differently', () => {
  expect(changesAccess(null, access)).toBe(true);
  expect(changesAccess(access, null)).toBe(true);
  expect(changesAccess(access, { ...access, directions: 'Tor' })).toBe(true);
  expect(changesAccess(access, { ...access, directions: ' Hof ' })).toBe(false);
  expect(changesAccess(null, { ...access, directions: ' ' })).toBe(false);
});

test('REG-08 edits of two minutes are one mail, and it is sent after the last of them', () => {
  const registration = aRegistration(session, aCustomer('adv'));
  const at = (seconds: number) =>
    sessionChangedMail(registration, new Date(Date.UTC(2031, 0, 1, 10, 0, seconds)));
  expect(new Set([0, 20, 40, 60, 119].map((seconds) => at(seconds).id)).size).toBe(1);
  expect(at(0).nextAttempt).toEqual(new Date('2031-01-01T10:02:00Z'));
  expect(at(119).nextAttempt).toEqual(at(0).nextAttempt);
  expect(at(120).id).not.toBe(at(119).id);
});
