import { AppError } from '@wbd/domain/errors';
import { expect, test } from 'vitest';
import { repeatable } from './index.ts';

const refuse = () => Promise.reject(new AppError('permission/denied'));
const yes = () => Promise.resolve(true);
const no = () => Promise.resolve(false);

test('a refused write whose effect is there has been made before', async () => {
  await expect(repeatable(refuse, yes)).resolves.toBeUndefined();
});

test('a refused write without its effect was refused', async () => {
  await expect(repeatable(refuse, no)).rejects.toMatchObject({ code: 'permission/denied' });
});

test('a write that cannot be looked after stays refused', async () => {
  const unreadable = () => Promise.reject(new AppError('unavailable'));
  await expect(repeatable(refuse, unreadable)).rejects.toMatchObject({ code: 'permission/denied' });
});

test('a write that did not arrive is not made up for by an old effect', async () => {
  const lost = () => Promise.reject(new AppError('unavailable'));
  await expect(repeatable(lost, yes)).rejects.toMatchObject({ code: 'unavailable' });
});
