import { describe, expect, test } from 'vitest';
import { referralOf } from './referral.ts';

describe('who brought a visitor', () => {
  test('the first link wins', () => {
    expect(referralOf({ stored: 'anna', incoming: 'ben', ownUid: null })).toBe('anna');
    expect(referralOf({ stored: null, incoming: 'ben', ownUid: null })).toBe('ben');
  });

  test('people are not their own referrers', () => {
    expect(referralOf({ stored: null, incoming: 'anna', ownUid: 'anna' })).toBeNull();
    expect(referralOf({ stored: 'anna', incoming: 'ben', ownUid: 'anna' })).toBe('ben');
  });

  test('what is no id is not kept', () => {
    expect(referralOf({ stored: '', incoming: 'a/b', ownUid: null })).toBeNull();
  });
});
