import type { Selection } from '@wbd/domain/seminars';
import { describe, expect, test } from 'vitest';
import { movesOf, swapped, withChoices, withoutChoices } from './choices.ts';

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

describe('a move', () => {
  const list = [row('a', 10), row('b', 20), row('c', 30, false), row('d', 40)];
  const places = list.map((_, index) => index);

  /** The ids in the order that holds after the writes. */
  const after = (items: readonly Selection[], from: number, to: number) => {
    const stored = movesOf(items, from, to).reduce<Selection[]>(withChoices, [...items]);
    const byKey = (a: Selection, b: Selection) =>
      a.dateForOrder - b.dateForOrder || a.id.localeCompare(b.id);
    return stored.toSorted(byKey).map(({ id }) => id);
  };

  test.each(places.flatMap((from) => places.map((to) => [from, to] as const)))(
    'from %i to %i',
    (from, to) => {
      const ids = list.map(({ id }) => id);
      const [moved = ''] = ids.splice(from, 1);
      expect(after(list, from, to)).toEqual(ids.toSpliced(to, 0, moved));
    },
  );

  test('over any distance is one write', () => {
    expect(movesOf(list, 3, 0)).toEqual([[row('d', 10 - 60_000)]]);
    expect(movesOf(list, 0, 2)).toEqual([[row('a', 35)]]);
    expect(movesOf(list, 1, 0)).toEqual([swapped(row('a', 10), row('b', 20))]);
  });

  test('between two with the same key goes step by step', () => {
    const twins = [row('a', 10), row('b', 10), row('c', 30), row('d', 40)];
    expect(movesOf(twins, 3, 1)).toHaveLength(2);
    expect(after(twins, 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  test('to nowhere writes nothing', () => {
    for (const to of [-1, 1, 4]) expect(movesOf(list, 1, to)).toEqual([]);
  });
});
