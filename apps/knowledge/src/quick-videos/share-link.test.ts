import { expect, test } from 'vitest';
import { shareLink } from './share-link.ts';

test('QUICK-02 the link names the advisor, the video and who shares it', () => {
  expect(
    shareLink({ origin: 'https://wbd.example', code: 'clara-weiß', id: 'abc', sharer: 'uid1' }),
  ).toBe('https://wbd.example/clara-wei%C3%9F/shared/schnellvideo/abc?ref=uid1');
});
