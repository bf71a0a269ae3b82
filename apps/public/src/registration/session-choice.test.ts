import type { Session } from '@wbd/domain/seminars';
import { aSession } from '@wbd/domain/testing';
import { describe, expect, test } from 'vitest';
import { areAllFull, fullSessions, onlyChoice, sessionOptions } from './session-choice.ts';

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
