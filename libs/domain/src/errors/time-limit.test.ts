import { AppError } from './error-codes.ts';
import { expect, test } from 'vitest';
import { withTimeLimit } from './time-limit.ts';

test('a request that never answers fails with its own code', async () => {
  const silent = new Promise<string>(() => undefined);
  await expect(withTimeLimit(5, () => silent)).rejects.toMatchObject({ code: 'timeout' });
});

test('an answer in time is passed on, a failure too', async () => {
  await expect(withTimeLimit(10_000, () => Promise.resolve('answer'))).resolves.toBe('answer');
  const refuse = () => Promise.reject(new AppError('permission/denied'));
  await expect(withTimeLimit(10_000, refuse)).rejects.toMatchObject({ code: 'permission/denied' });
});
