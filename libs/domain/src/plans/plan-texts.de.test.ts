import { expect, test } from 'vitest';
import { planWords, priceWords } from './plan-texts.de.ts';
import { PLAN_PRICES } from './plans.ts';

test('ADMIN-02 spells every plan as the pricing page does', () => {
  expect(PLAN_PRICES.map(priceWords)).toEqual([
    'Lite (jährlich)',
    'Lite (monatlich)',
    'Lite (Probe)',
    'Pro (jährlich)',
    'Pro (monatlich)',
    'Pro (Probe)',
  ]);
});

test.each([
  ['pro_trial', 'Pro (Probe)'],
  ['Pro (Probe)', 'Pro (Probe)'],
  ['basic', 'Basic'],
  ['probe', 'probe'],
  ['default', 'default'],
])('shows the stored plan %s as %s', (stored, shown) => {
  expect(planWords(stored)).toBe(shown);
});
