import { expect, test } from 'vitest';
import { EMAIL_GRACE_CLAIM, emailGraceEnd, isInEmailGrace } from './email-grace.ts';

const joined = new Date('2026-03-01T12:00:00.500Z');

test('a new advisor has seven days to confirm the address', () => {
  const claims = { [EMAIL_GRACE_CLAIM]: emailGraceEnd(joined) };
  expect(isInEmailGrace(claims, joined)).toBe(true);
  expect(isInEmailGrace(claims, new Date('2026-03-08T11:59:59.999Z'))).toBe(true);
  expect(isInEmailGrace(claims, new Date('2026-03-08T12:00:00Z'))).toBe(false);
});

test.each([{}, { [EMAIL_GRACE_CLAIM]: null }, { [EMAIL_GRACE_CLAIM]: '9999999999' }])(
  'a login without the claim has none: %o',
  (claims) => {
    expect(isInEmailGrace(claims, joined)).toBe(false);
  },
);
