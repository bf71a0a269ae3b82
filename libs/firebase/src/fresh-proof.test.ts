import { expect, test } from 'vitest';
import { provideProof, proveAgain } from './fresh-proof.ts';

test('asks once for concurrent calls, and again for a later one', async () => {
  let asked = 0;
  const end = provideProof(() => {
    asked += 1;
    return Promise.resolve(true);
  });
  expect(await Promise.all([proveAgain(), proveAgain()])).toEqual([true, true]);
  expect(asked).toBe(1);
  await proveAgain();
  expect(asked).toBe(2);
  end();
  expect(await proveAgain()).toBe(false);
  expect(asked).toBe(2);
});
