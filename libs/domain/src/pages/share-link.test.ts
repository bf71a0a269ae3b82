import { expect, test } from 'vitest';
import { advisorLink, sharedLink } from './share-link.ts';

const origin = 'https://wbd.example';

test('a shared link names code, kind, id and who shared it', () => {
  expect(sharedLink({ origin, code: 'anna', kind: 'seminar', id: 's1', sharer: 'uid-1' })).toBe(
    'https://wbd.example/anna/shared/seminar/s1?ref=uid-1',
  );
});

test('QUICK-02 the link names the advisor, the video and who shares it', () => {
  const video = { kind: 'schnellvideo', id: 'abc' } as const;
  expect(
    sharedLink({ origin: 'https://wbd.example', code: 'clara-weiß', ...video, sharer: 'uid1' }),
  ).toBe('https://wbd.example/clara-wei%C3%9F/shared/schnellvideo/abc?ref=uid1');
});

test('a visitor who is not signed in shares without ref', () => {
  expect(sharedLink({ origin, code: 'anna', kind: 'video', id: 'v1', sharer: null })).toBe(
    'https://wbd.example/anna/shared/video/v1',
  );
  expect(advisorLink(origin, 'anna', null)).toBe('https://wbd.example/anna');
});
