import { AppError } from '@wbd/domain/errors';
import { expect, test } from 'vitest';
import { undoInParts, type UndoneImport } from './undo-in-parts.ts';

const importId = 'import1';

test('CRM-02 an import is undone in calls until none is left, and what was done is summed up', async () => {
  const answers = [
    { removed: 24, restored: 0, kept: ['anna'], hasMore: true },
    { removed: 3, restored: 2, kept: ['bernd'], hasMore: false },
  ];
  const seen: UndoneImport[] = [];
  const undone = await undoInParts(
    (input) => {
      expect(input).toEqual({ importId });
      const next = answers.shift();
      return next ? Promise.resolve(next) : Promise.reject(new Error('one call too many'));
    },
    { importId, onProgress: (part) => seen.push(part) },
  );
  expect(undone).toEqual({ removed: 27, restored: 2, kept: ['anna', 'bernd'] });
  expect(seen).toEqual([{ removed: 24, restored: 0, kept: ['anna'] }, undone]);
});

test('CRM-02 what was undone before a call fails is known', async () => {
  let calls = 0;
  const seen: UndoneImport[] = [];
  const undoing = undoInParts(
    () => {
      calls += 1;
      if (calls === 2) return Promise.reject(new AppError('unavailable'));
      return Promise.resolve({ removed: 25, restored: 0, kept: [], hasMore: true });
    },
    { importId, onProgress: (part) => seen.push(part) },
  );
  await expect(undoing).rejects.toMatchObject({ code: 'unavailable' });
  expect(seen).toEqual([{ removed: 25, restored: 0, kept: [] }]);
});
