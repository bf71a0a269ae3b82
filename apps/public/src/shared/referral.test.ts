import { describe, expect, test } from 'vitest';
import { referralIn, referralOf } from './referral.ts';

describe('who brought a visitor', () => {
  test('the first link wins', () => {
    expect(referralOf({ stored: 'anna', incoming: ['ben'], ownUid: null })).toBe('anna');
    expect(referralOf({ stored: null, incoming: ['ben'], ownUid: null })).toBe('ben');
  });

  test('people are not their own referrers', () => {
    expect(referralOf({ stored: null, incoming: ['anna'], ownUid: 'anna' })).toBeNull();
    expect(referralOf({ stored: 'anna', incoming: ['ben'], ownUid: 'anna' })).toBe('ben');
  });

  test('the page that led here comes before this one', () => {
    const incoming = ['anna', 'ben'];
    expect(referralOf({ stored: null, incoming, ownUid: null })).toBe('anna');
    expect(referralOf({ stored: null, incoming: [null, 'ben'], ownUid: null })).toBe('ben');
  });

  test.each([
    ['https://wbd.example/pro/shared/seminar/1?ref=anna', 'anna'],
    ['https://wbd.example/pro', null],
    ['https://other.example/?ref=anna', null],
    ['', null],
  ])('of %j counts what this site itself has shown', (referrer, referral) => {
    expect(referralIn(referrer, 'https://wbd.example')).toBe(referral);
  });

  test('what is no id is not kept', () => {
    expect(referralOf({ stored: '', incoming: ['a/b'], ownUid: null })).toBeNull();
  });
});
