import { ACCOUNT_LINK_PATHS } from '@wbd/domain/accounts';
import { expect, test } from 'vitest';
import info from '../module.json' with { type: 'json' };
import module from './routes.tsx';

test('every area of module.json has routes, and no other path has', () => {
  expect(Object.keys(module.areas)).toEqual(info.areas.map(({ path }) => path));
});

test('AUTH-11 every link that is mailed to an advisor has a page', () => {
  const paths = module.areas['/auth']?.map(({ path = '' }) => `/auth/${path}`);
  expect(paths).toEqual(expect.arrayContaining(Object.values(ACCOUNT_LINK_PATHS)));
});
