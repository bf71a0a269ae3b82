import { describe, expect, test } from 'vitest';
import {
  addMonths,
  earliestEnd,
  endOnOrAfter,
  minimumTermEnd,
  refusalOfChange,
  type RunningPlan,
} from './billing-term.ts';
import { planPrice, type PriceKey } from './plans.ts';

const at = (day: string) => new Date(`${day}T09:30:00Z`);

function price(key: PriceKey) {
  const found = planPrice(key);
  if (!found) throw new Error(key);
  return found;
}

function running(key: PriceKey, changes: Partial<RunningPlan> = {}): RunningPlan {
  return {
    price: price(key),
    minimumTermEnd: key.endsWith('monthly') ? at('2027-01-10') : null,
    currentPeriodEnd: at('2026-04-10'),
    ...changes,
  };
}

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-15', 2, '2027-01-15'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(at(from), months)).toEqual(at(to));
});

describe('PAY-06 the end of a subscription', () => {
  test('monthly runs twelve months at least', () => {
    expect(minimumTermEnd(at('2026-01-10'))).toEqual(at('2027-01-10'));
    expect(earliestEnd(running('wbd_lite_monthly'))).toEqual(at('2027-01-10'));
  });

  test('after the minimum term it ends with the month that is paid', () => {
    const later = running('wbd_lite_monthly', { currentPeriodEnd: at('2027-06-10') });
    expect(earliestEnd(later)).toEqual(at('2027-06-10'));
  });

  test('cancellable ends with the month, annual with the year', () => {
    expect(earliestEnd(running('wbd_pro_cancellable'))).toEqual(at('2026-04-10'));
    const year = running('wbd_pro_annual', { currentPeriodEnd: at('2027-01-10') });
    expect(earliestEnd(year)).toEqual(at('2027-01-10'));
  });
});

test.each([
  ['wbd_lite_monthly', null, '2027-01-10'],
  ['wbd_lite_monthly', '2026-12-31', '2027-01-10'],
  ['wbd_lite_monthly', '2027-01-11', '2027-02-10'],
  ['wbd_pro_cancellable', '2026-04-10', '2026-04-10'],
  ['wbd_pro_cancellable', '2026-06-01', '2026-06-10'],
  ['wbd_pro_annual', '2026-04-11', '2027-04-10'],
] as const)('%s that is to run until %s ends on %s', (key, wished, end) => {
  expect(endOnOrAfter(running(key), wished && at(wished))).toEqual(at(end));
});

const NOW = at('2026-03-20');
const AFTER_TERM = at('2027-02-01');

test.each([
  ['wbd_lite_monthly', 'wbd_pro_monthly', NOW, null],
  ['wbd_lite_cancellable', 'wbd_pro_cancellable', NOW, null],
  ['wbd_lite_cancellable', 'wbd_lite_monthly', NOW, null],
  ['wbd_lite_monthly', 'wbd_lite_annual', NOW, null],
  ['wbd_lite_monthly', 'wbd_pro_annual', NOW, null],
  ['wbd_lite_annual', 'wbd_pro_annual', NOW, null],
  ['wbd_lite_monthly', 'wbd_lite_monthly', NOW, 'billing/current-plan'],
  ['wbd_pro_monthly', 'wbd_lite_monthly', NOW, 'billing/downgrade'],
  ['wbd_pro_cancellable', 'wbd_lite_annual', NOW, 'billing/downgrade'],
  ['wbd_lite_monthly', 'wbd_lite_cancellable', NOW, 'billing/minimum-term'],
  ['wbd_lite_monthly', 'wbd_pro_cancellable', NOW, 'billing/minimum-term'],
  ['wbd_lite_annual', 'wbd_pro_monthly', NOW, 'billing/minimum-term'],
  ['wbd_lite_monthly', 'wbd_pro_cancellable', AFTER_TERM, null],
] as const)('PAY-06 from %s to %s', (from, to, now, refusal) => {
  expect(refusalOfChange(running(from), price(to), now)).toBe(refusal);
});
