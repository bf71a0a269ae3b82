import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pastDayOf, orderOf } from './dates.ts';

describe('CRM-02 a birthday', () => {
  test.each([
    '1.2.85',
    '01.02.85',
    '1. 2. 1985',
    '01.02.1985',
    '01.02.1985 00:00:00',
    '01.02.1985 00:00',
    '1985-02-01',
    '1985/2/1',
    '1985-02-01T00:00:00',
    '1985-02-01T00:00:00.000Z',
    '1985-02-01 12:30:00+01:00',
    '19850201',
    '31079',
    '31079,5',
    '1. Februar 1985',
    '1 Feb 1985',
    '1. Feb. 85',
    '01-Feb-85',
    'February 1, 1985',
    'Feb 1st, 1985',
  ])('%s is the first of February', (typed) => {
    expect(pastDayOf(typed, null)).toBe('1985-02-01');
  });

  test('with slashes is read as the column is', () => {
    expect(pastDayOf('2/1/1985', 'month')).toBe('1985-02-01');
    expect(pastDayOf('1/2/1985', 'day')).toBe('1985-02-01');
    expect(pastDayOf('2/1/1985 12:00:00 AM', 'month')).toBe('1985-02-01');
    expect(pastDayOf('1/2/1985', null)).toBeNull();
    // one that fits only one way needs no order
    expect(pastDayOf('24/12/1985', 'month')).toBe('1985-12-24');
    expect(pastDayOf('12/24/1985', 'day')).toBe('1985-12-24');
    expect(pastDayOf('3/3/1985', null)).toBe('1985-03-03');
  });

  test.each([
    '',
    '0.0.00',
    '00.00.0000',
    '31.02.1990',
    '--05-09',
    'unbekannt',
    '1985',
    '01.01.2090',
    '12',
  ])('%j is none', (typed) => {
    expect(pastDayOf(typed, 'day')).toBeNull();
  });

  test('of two digits is in the past', () => {
    expect(pastDayOf('1.2.05', null)).toBe('2005-02-01');
    expect(pastDayOf('1.2.48', null)).toBe('1948-02-01');
  });
});

test('CRM-02 a column of dates decides the order of day and month, or the advisor has to', () => {
  expect(orderOf(['2/1/1985', '12/24/1985'])).toBe('month');
  expect(orderOf(['2/1/1985', '24/12/1985'])).toBe('day');
  expect(orderOf(['2/1/1985', '01.02.1985'])).toBe('day');
  expect(orderOf(['2/1/1985', '11/9/1978', '0.0.00'])).toBeNull();
  expect(orderOf(['13/1/1985', '1/13/1985', '1/2/1985'])).toBeNull();
  expect(orderOf(['01.02.1985', '1985-02-01', '3/3/1985', ''])).toBe('day');
});

test('CRM-02 every birthday reads the same in each notation, and no text throws', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  const notations = fc.constantFrom<(year: number, month: number, day: number) => string>(
    (year, month, day) => `${day}.${month}.${year}`,
    (year, month, day) => `${two(day)}.${two(month)}.${year} 00:00:00`,
    (year, month, day) => `${year}-${two(month)}-${two(day)}`,
    (year, month, day) => `${year}-${two(month)}-${two(day)}T00:00:00.000Z`,
    (year, month, day) => `${year}${two(month)}${two(day)}`,
    (year, month, day) => `${day}/${month}/${year}`,
    (year, month, day) => String(Date.UTC(year, month - 1, day) / 86_400_000 + 25_569),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1930, max: 2020 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      notations,
      (year, month, day, written) => {
        const text = written(year, month, day);
        expect(pastDayOf(text, 'day'), text).toBe(`${year}-${two(month)}-${two(day)}`);
      },
    ),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('day', 'month', null),
      (text, order) => {
        const read = pastDayOf(text, order);
        expect(read === null || pastDayOf(read, null) === read).toBe(true);
      },
    ),
  );
});
