import { describe, expect, test } from 'vitest';
import { pathOfAddress, subjectOfPath } from './subject-of-path.ts';

test.each([
  ['/pro/seminar/abc', { kind: 'seminar', item: 'abc' }],
  ['/pro/shared/seminar/abc', { kind: 'seminar', item: 'abc' }],
  ['/pro/seminar-teaser/abc/', { kind: 'seminar', item: 'abc' }],
  ['/action/uid/seminar/abc', { kind: 'seminar', item: 'abc' }],
  ['/pro/video/abc', { kind: 'video', item: 'abc' }],
  ['/pro/shared/video/abc', { kind: 'video', item: 'abc' }],
  ['/pro/shared/testimonial/abc', { kind: 'testimonial', item: 'abc' }],
  ['/intern/wissensbibliothek/video/abc', { kind: 'knowledge', item: 'abc' }],
  ['/intern/wissensbibliothek/hilfe', { kind: 'portal', item: 'portal' }],
  ['/pro/shared/schnellvideo/abc', { kind: 'schnellvideo', item: 'abc' }],
  ['/j%C3%B6rg', { kind: 'page', code: 'jörg' }],
  ['/pro/termine', { kind: 'page', code: 'pro' }],
  ['/pro/seminar/', { kind: 'page', code: 'pro' }],
  ['/%zz/termine', { kind: 'page', code: '%zz' }],
  ['/', { kind: 'portal', item: 'portal' }],
  ['/legal/agb', { kind: 'portal', item: 'portal' }],
  ['/partner/pricing', { kind: 'portal', item: 'portal' }],
  ['/action/melden', { kind: 'portal', item: 'portal' }],
] as const)('%s shows %j', (path, subject) => {
  expect(subjectOfPath(path)).toEqual(subject);
});

describe('the path of an address as people copy it', () => {
  const origin = 'https://wbd.example';
  test.each([
    ['https://wbd.example/pro/video/abc?x=1#y', '/pro/video/abc'],
    [' /pro ', '/pro'],
    ['https://elsewhere.example/pro', null],
    ['//elsewhere.example/pro', null],
    ['pro', null],
    ['', null],
  ])('%j is %j', (typed, path) => {
    expect(pathOfAddress(typed, origin)).toBe(path);
  });
});
