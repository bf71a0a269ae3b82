import { expect, test } from 'vitest';
import { aSeminar } from '../../testing/factories.ts';
import { arrange } from './arrangement.ts';

const joined = new Date('2026-01-01T00:00:00Z');
const old = aSeminar('anna', { id: 'old', createdAt: new Date('2025-06-01T00:00:00Z') });
const fresh = aSeminar('anna', { id: 'fresh', createdAt: new Date('2026-06-01T00:00:00Z') });

test('SEM-04 without a choice, a seminar is hidden for advisors who were there before it', () => {
  expect(arrange([old, fresh], [], joined)).toEqual([
    { item: old, visible: true, dateForOrder: old.createdAt.getTime() },
    { item: fresh, visible: false, dateForOrder: fresh.createdAt.getTime() },
  ]);
});

test('a choice decides over visibility and place, and hidden items keep theirs', () => {
  const arranged = arrange(
    [old, fresh],
    [
      { id: 'fresh', visible: true, dateForOrder: 1 },
      { id: 'old', visible: false, dateForOrder: 2 },
    ],
    joined,
  );
  expect(arranged.map(({ item, visible }) => [item.id, visible])).toEqual([
    ['fresh', true],
    ['old', false],
  ]);
});
