import { expect, test } from 'vitest';
import { expertPath, seminarPath } from './card-paths.ts';

test('PUB-07 cards lead to the teaser exactly when there is a trailer', () => {
  expect(seminarPath('anna', { id: 's', hasTrailer: true })).toBe('/anna/seminar-teaser/s');
  expect(seminarPath('anna', { id: 's', hasTrailer: false })).toBe('/anna/seminar/s');
  expect(expertPath('anna', { id: 'v', hasTrailer: true })).toBe('/anna/video-teaser/v');
  expect(expertPath('anna', { id: 'v', hasTrailer: false })).toBe('/anna/video/v');
});
