import { AppError, isTransient } from '@wbd/domain/errors';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

describe('the defaults of queries and mutations', () => {
  test('UX-03 what was read is fresh for five minutes', () => {
    expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000);
  });

  test('offline, a query and a mutation fail at once instead of waiting', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always']);
  });

  test('only requests to an unreachable server are retried', () => {
    expect(isTransient(new AppError('unavailable'))).toBe(true);
    expect(isTransient(new AppError('permission/denied'))).toBe(false);
    expect(isTransient(new TypeError('data that does not fit'))).toBe(false);
  });

  test('an error of another copy of the class is recognised', () => {
    const foreign = Object.assign(new Error('unavailable'), {
      name: 'AppError',
      code: 'unavailable',
    });
    expect(isTransient(foreign)).toBe(true);
  });
});
