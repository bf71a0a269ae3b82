import type { Selection } from '../seminars/seminar.ts';
import { byOrder } from './page-cards.ts';

/** An item with what its advisor chose for it, or what holds without a choice. */
export interface Arranged<Item> {
  item: Item;
  visible: boolean;
  /** sort key, ascending */
  dateForOrder: number;
}

/**
 * Items in the advisor's order, hidden ones included. Without a choice of theirs an item is visible only if it was there
 * before the advisor joined: a new one starts hidden for everyone who is already here, without a write each.
 * @param joined when the advisor joined
 */
export function arrange<Item extends { id: string; createdAt: Date }>(
  items: readonly Item[],
  selections: readonly Selection[],
  joined: Date,
): Arranged<Item>[] {
  const chosen = new Map(selections.map((selection) => [selection.id, selection]));
  return items
    .map((item) => ({
      item,
      visible: chosen.get(item.id)?.visible ?? item.createdAt < joined,
      dateForOrder: chosen.get(item.id)?.dateForOrder ?? item.createdAt.getTime(),
    }))
    .toSorted((a, b) =>
      byOrder({ id: a.item.id, order: a.dateForOrder }, { id: b.item.id, order: b.dateForOrder }),
    );
}
