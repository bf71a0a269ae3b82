import { expect, test } from 'vitest';
import { withOneMore } from './budgets.ts';

const MINUTE_MS = 60_000;
const budget = { name: 'test', perHour: 3, perDay: 5 };
const at = (minute: number) => new Date(minute * MINUTE_MS + 1e12);

/** At which of these minutes a mail is allowed. */
function allowed(minutes: readonly number[]): number[] {
  let counted: readonly number[] = [];
  return minutes.filter((minute) => {
    const next = withOneMore(budget, counted, at(minute));
    counted = next ?? counted;
    return next !== null;
  });
}

test('no hour holds more mails than its limit, wherever it begins', () => {
  expect(allowed([50, 55, 59, 60, 61, 109, 110, 111, 115])).toEqual([50, 55, 59, 110, 115]);
});

test('no day holds more mails than its limit, and the times of the day before are forgotten', () => {
  const everyTwoHours = Array.from({ length: 20 }, (_, index) => index * 120);
  expect(allowed(everyTwoHours)).toEqual([0, 120, 240, 360, 480, 1440, 1560, 1680, 1800, 1920]);
  const old = Array.from({ length: 5 }, (_, index) => at(index).getTime());
  expect(withOneMore(budget, old, at(1444))).toHaveLength(1);
});
