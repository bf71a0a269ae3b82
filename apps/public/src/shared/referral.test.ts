import { afterEach, describe, expect, test, vi } from 'vitest';
import { keptReferral, referralIn, referralOf } from './referral.ts';

afterEach(() => vi.unstubAllGlobals());

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

  test('PUB-17 the form knows of a link that was followed before a script could note it', () => {
    vi.stubGlobal('document', { referrer: 'https://wbd.example/pro/seminar/1?ref=anna' });
    vi.stubGlobal('location', { origin: 'https://wbd.example' });
    vi.stubGlobal('sessionStorage', { getItem: () => null });
    expect(keptReferral(null)).toBe('anna');
    expect(keptReferral('anna')).toBeNull();
  });

  test('an invalid id is not kept', () => {
    expect(referralOf({ stored: '', incoming: ['a/b'], ownUid: null })).toBeNull();
  });
});
