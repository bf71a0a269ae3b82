import type { Session } from '@wbd/domain/seminars';
import { aSession } from '@wbd/domain/testing';
import { describe, expect, test } from 'vitest';
import {
  areAllFull,
  choiceOf,
  fullSessions,
  linkedTime,
  lostDateOf,
  onlyChoice,
  sessionOptions,
} from './session-choice.ts';

const now = new Date('2026-11-01T10:00:00Z');

function session(id: string, time: string, registrationCount = 0): Session {
  const seminar = { id: 'sem', advisor: 'anna' };
  return aSession(seminar, { id, time: new Date(time), location: 'München', registrationCount });
}

describe('REG-01 the session select', () => {
  test('leaves out what has begun and begins with the next date', () => {
    const options = sessionOptions(
      [
        session('late', '2026-12-24T17:00:00Z'),
        session('past', '2026-11-01T09:59:00Z'),
        session('soon', '2026-11-02T17:00:00Z'),
      ],
      now,
    );
    expect(options.map(({ id }) => id)).toEqual(['soon', 'late']);
  });

  test('shows the time of Berlin', () => {
    const [option] = sessionOptions([session('a', '2026-12-24T17:00:00Z')], now);
    expect(option?.label).toBe('Do., 24. Dez. 2026, 18:00\u00a0Uhr · München');
  });

  test('a full session can be seen, not chosen', () => {
    const [option] = sessionOptions([session('a', '2026-12-24T17:00:00Z', 20)], now);
    expect(option).toMatchObject({ disabled: true, fewSeats: null });
    expect(option?.label).toMatch(/\(Ausgebucht\)$/);
    expect(option?.location).toBe('München');
  });

  test.each([
    [10, null],
    [11, 9],
    [19, 1],
  ])('REG-01.4 with %i of 20 taken the hint is %s', (taken, fewSeats) => {
    const [option] = sessionOptions([session('a', '2026-12-24T17:00:00Z', taken)], now);
    expect(option).toMatchObject({ disabled: false, fewSeats });
  });

  test('one waits for full sessions only', () => {
    const options = sessionOptions(
      [session('a', '2026-12-24T17:00:00Z', 20), session('b', '2026-12-25T17:00:00Z')],
      now,
    );
    expect(fullSessions(options)).toMatchObject([{ id: 'a', disabled: false }]);
    expect(areAllFull(options)).toBe(false);
    expect(areAllFull(options.slice(0, 1))).toBe(true);
  });

  test('the only session is chosen without asking, unless it is full', () => {
    const only = [session('a', '2026-12-24T17:00:00Z')];
    expect(onlyChoice(sessionOptions(only, now))).toBe('a');
    expect(onlyChoice(sessionOptions([session('a', '2026-12-24T17:00:00Z', 20)], now))).toBe('');
    expect(onlyChoice(sessionOptions([...only, session('b', '2026-12-25T17:00:00Z')], now))).toBe(
      '',
    );
  });
});

describe('a link to a date', () => {
  const [soon, late] = ['2026-12-02T17:00:00Z', '2026-12-24T17:00:00Z'];
  const sessions = [session('soon', soon), session('late', late)];
  const lost = (time: string, some = sessions, calledOff: string[] = []) =>
    lostDateOf(Date.parse(time), some, calledOff.map(Date.parse), now);

  test('shows no notice while the date is offered', () => {
    expect(lost(late)).toBeNull();
  });

  test('says that the date was called off, and which one comes next', () => {
    expect(lost('2026-12-01T17:00:00Z', sessions, ['2026-12-01T17:00:00Z'])).toEqual({
      title: 'Dieser Termin fällt aus.',
      text:
        'Nächster Termin: Mi., 02. Dez. 2026, 18:00\u00a0Uhr · München. Alle Termine findest du unten. ' +
        'Dein Link führt zum Termin am Di., 01. Dez. 2026, 18:00\u00a0Uhr.',
    });
  });

  test.each([
    ['2026-12-01T17:00:00Z', 'Diesen Termin gibt es nicht mehr.'],
    ['2026-10-01T17:00:00Z', 'Dieser Termin hat schon begonnen.'],
  ])('says what became of the date at %s', (time, title) => {
    expect(lost(time)?.title).toBe(title);
  });

  test('says when there is no other date', () => {
    expect(lost(soon, [], [soon])?.text).toMatch(
      /^Für dieses Seminar ist gerade kein anderer Termin geplant\./,
    );
  });

  test.each([
    [null, null],
    ['', null],
    ['morgen', null],
    ['1.5', null],
    ['1780000000000', 1_780_000_000_000],
  ])('reads the parameter %j as %s', (param, time) => {
    expect(linkedTime(param)).toBe(time);
  });
});

test('does not offer a full waiting list', () => {
  const full = { ...session('a', '2026-12-24T17:00:00Z', 20), waitingCount: 200 };
  const options = sessionOptions([full], now);
  expect(options).toMatchObject([{ disabled: true, mayWait: false }]);
  expect(fullSessions(options)).toEqual([]);
  expect(options.map(choiceOf)).toEqual([{ sessionId: 'a', variant: 'self' }]);
});
