import type { Selection } from '@wbd/domain/seminars';
import { expect, test, vi } from 'vitest';
import { withOwnEdits } from './own-edits.ts';

const card = (id: string, order: number, advisor = 'ben') => ({ id, order, advisor });
const choice = (id: string, dateForOrder: number, visible = true): Selection => ({
  id,
  dateForOrder,
  visible,
});

async function edited(
  cards: ReturnType<typeof card>[],
  choices: Selection[],
  { more = false } = {},
) {
  const read = vi.fn((id: string) => Promise.resolve(id === 'gone' ? null : card(id, 0)));
  const section = { uid: 'anna', cards, more, choices, read };
  const result = await withOwnEdits(section);
  return {
    shown: result.cards.map(({ id }) => id),
    more: result.more,
    read: read.mock.calls.map(([id]) => id),
  };
}

const three = [card('a', 1), card('b', 2), card('c', 3)];

test('PUB-09 what has not been changed is taken from the document, without another read', async () => {
  expect(await edited(three, [])).toEqual({ shown: ['a', 'b', 'c'], more: false, read: [] });
});

test('PUB-09 hidden, moved and newly chosen items stand as the advisor chose', async () => {
  const choices = [choice('a', 2.5), choice('b', 2, false), choice('new', 0)];
  const { shown, read } = await edited(three, choices);
  expect(shown).toEqual(['new', 'a', 'c']);
  expect(read).toEqual(['new']);
});

test('items after the last known card appear on "Mehr anzeigen"', async () => {
  const choices = [choice('a', 9), choice('far', 9), choice('near', 2.5)];
  const { shown, read } = await edited(three, choices, { more: true });
  expect(shown).toEqual(['b', 'near', 'c']);
  expect(read).toEqual(['near']);
});

test("the advisor's own items are read, others are not; deleted and hidden items disappear", async () => {
  const cards = [card('a', 1, 'anna'), card('b', 2), card('gone', 3, 'anna')];
  const { shown, read } = await edited(cards, [choice('gone', 3)]);
  expect(shown).toEqual(['a', 'b']);
  expect(read).toEqual(['a', 'gone']);
});
