import { MAX_IMPORTED_CUSTOMERS, type ImportResult } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { expect, test } from 'vitest';
import { importInParts } from './import-in-parts.ts';

const person = (number: number) => ({
  firstName: 'Kim',
  lastName: `Nr ${number}`,
  email: `nr${number}@mail.example`,
});
const people = Array.from({ length: 2 * MAX_IMPORTED_CUSTOMERS + 1 }, (_, index) => person(index));

test('CRM-02 a file is imported in calls as large as the server takes, in its order', async () => {
  const sizes: number[] = [];
  const results: ImportResult[] = [];
  await importInParts(
    (input) => {
      expect(input.importId).toBe('import1');
      sizes.push(input.people.length);
      return Promise.resolve({
        results: input.people.map(({ email }) => ({ outcome: 'entered', customerId: email ?? '' })),
      });
    },
    {
      importId: 'import1',
      people,
      signal: new AbortController().signal,
      onResults: (part) => results.push(...part),
    },
  );
  expect(sizes).toEqual([MAX_IMPORTED_CUSTOMERS, MAX_IMPORTED_CUSTOMERS, 1]);
  expect(results).toEqual(people.map(({ email }) => ({ outcome: 'entered', customerId: email })));
});

test('CRM-02 after a call that fails no other begins, and what was imported is known', async () => {
  let calls = 0;
  const results: ImportResult[] = [];
  const importing = importInParts(
    (input) => {
      calls += 1;
      if (calls === 2) return Promise.reject(new AppError('unavailable'));
      return Promise.resolve({
        results: input.people.map(({ email }) => ({ outcome: 'known', customerId: email ?? '' })),
      });
    },
    {
      importId: 'import1',
      people,
      signal: new AbortController().signal,
      onResults: (part) => results.push(...part),
    },
  );
  await expect(importing).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toBe(2);
  expect(results).toHaveLength(MAX_IMPORTED_CUSTOMERS);
});

test('CRM-02 an aborted import ends after the current call', async () => {
  const leaving = new AbortController();
  const results: ImportResult[] = [];
  await importInParts(
    (input) => {
      leaving.abort();
      return Promise.resolve({
        results: input.people.map(({ email }) => ({ outcome: 'entered', customerId: email ?? '' })),
      });
    },
    {
      importId: 'import1',
      people,
      signal: leaving.signal,
      onResults: (part) => results.push(...part),
    },
  );
  expect(results).toHaveLength(MAX_IMPORTED_CUSTOMERS);
});
