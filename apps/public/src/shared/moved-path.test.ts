import { expect, test } from 'vitest';
import { movedPath } from './moved-path.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('PROF-02 the rest of the address stays as it is under the new code', () => {
  expect(movedPath(at('/alt'), 'neu')).toBe('/neu');
  expect(movedPath(at('/Alt/seminar/1'), 'neu')).toBe('/neu/seminar/1');
  expect(movedPath(at('/alt/shared/video/a%2Fb', '?ref=x', '#oben'), 'neu')).toBe(
    '/neu/shared/video/a%2Fb?ref=x#oben',
  );
  expect(movedPath(at('/j%C3%B6rg/'), 'größe')).toBe('/gr%C3%B6%C3%9Fe/');
});
