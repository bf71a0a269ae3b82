import { expect, test } from 'vitest';
import { termsFormSchema, typedRate } from './terms-form.ts';

test.each([
  ['share', '10', { kind: 'share', permille: 100 }],
  ['share', '12,5 %', { kind: 'share', permille: 125 }],
  ['share', '100', { kind: 'share', permille: 1000 }],
  ['share', '100,1', null],
  ['share', '12,55', null],
  ['fixed', '1.200,50 €', { kind: 'fixed', cents: 120_050 }],
  ['fixed', 'viel', null],
] as const)('NET-06 %s of %s', (kind, typed, rate) => {
  expect(typedRate(kind, typed)).toEqual(rate);
});

test('NET-06 says which field of new terms does not fit', () => {
  const typed = {
    source: 'deals',
    kind: 'share',
    amount: '10',
    validFrom: '2027-01-01',
    holdingDays: 30,
  } as const;
  const problems = (changes: object) =>
    termsFormSchema.safeParse({ ...typed, ...changes }).error?.issues.map(({ path }) => path[0]);
  expect(problems({})).toBeUndefined();
  expect(problems({ amount: '101' })).toEqual(['amount']);
  expect(problems({ holdingDays: null })).toEqual(['holdingDays']);
  expect(problems({ holdingDays: 366 })).toEqual(['holdingDays']);
  expect(problems({ validFrom: '' })).toEqual(['validFrom']);
  expect(problems({ source: 'subscriptions', kind: 'fixed', amount: '101' })).toEqual(['amount']);
});
