import type { Selection } from '@wbd/domain';
import { expect, test } from 'vitest';
import { swapped, withChoices, withoutChoices } from './choices.ts';

const row = (id: string, dateForOrder: number, visible = true): Selection => ({
  id,
  visible,
  dateForOrder,
});

test('a choice replaces the earlier one for the same item, and joins the others', () => {
  const chosen = withChoices([row('a', 1), row('b', 2)], [row('a', 1, false), row('c', 3)]);
  expect(chosen).toEqual([row('b', 2), row('a', 1, false), row('c', 3)]);
});

test('choices taken back leave later ones for other items as they are', () => {
  const earlier = [row('a', 1), row('b', 2)];
  const failed = [row('a', 1, false), row('c', 3)];
  const meanwhile = withChoices(withChoices(earlier, failed), [row('b', 2, false)]);
  expect(withoutChoices(meanwhile, failed, earlier)).toEqual([row('b', 2, false), row('a', 1)]);
});

test('a swap exchanges the keys and nothing else', () => {
  expect(swapped(row('a', 1, false), row('b', 5))).toEqual([row('b', 1), row('a', 5, false)]);
});

test('two items with the same key change places, too', () => {
  expect(swapped(row('a', 4), row('b', 4))).toEqual([row('b', 4), row('a', 4.5)]);
});
