import { expect, test } from 'vitest';
import { previewPath } from './preview-path.ts';

test('ROUTE-08 an address names a file by its path', () => {
  expect(previewPath('seminars', 'video/a b.mp4')).toBe('seminars/video/a b.mp4');
  expect(previewPath('seminars', 'a.mp4')).toBe('seminars/a.mp4');
});

test.each([
  ['fremd', 'video/a.mp4'],
  ['seminars', ''],
  ['seminars', 'video/'],
  ['seminars', '../hero/a.mp4'],
  ['seminars', 'video/./a.mp4'],
])('ROUTE-08 no file lies at %s/%s', (bucket, rest) => {
  expect(previewPath(bucket, rest)).toBeNull();
});
