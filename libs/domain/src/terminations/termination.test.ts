import { expect, test } from 'vitest';
import { declareTerminationInput, LONGEST_REASON } from './termination.ts';

const declared = {
  id: 'declared',
  kind: 'ordinary',
  reason: null,
  name: 'Petra Prüfstein',
  email: ' Petra@Example.org ',
  code: null,
  endsOn: null,
  confirmTo: 'petra@example.org',
} as const;

test('a declaration names the account by an address, and only an extraordinary one needs a reason', () => {
  expect(declareTerminationInput.parse(declared).email).toBe('petra@example.org');
  const accepts = (changes: object) =>
    declareTerminationInput.safeParse({ ...declared, ...changes }).success;
  expect(accepts({ kind: 'extraordinary' })).toBe(false);
  expect(accepts({ kind: 'extraordinary', reason: 'Ich gebe den Beruf auf.' })).toBe(true);
  expect(accepts({ reason: 'x'.repeat(LONGEST_REASON + 1) })).toBe(false);
  expect(accepts({ endsOn: '2026-02-30' })).toBe(false);
  expect(accepts({ name: '' })).toBe(false);
});
