import { expect, test } from 'vitest';
import info from '../module.json' with { type: 'json' };
import module from './routes.tsx';

test('every area of module.json has routes, and no other path has', () => {
  expect(Object.keys(module.areas)).toEqual(info.areas.map(({ path }) => path));
});
