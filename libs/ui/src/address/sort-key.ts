import type { Sort } from '../table/sort.ts';

/** The parameter that holds the order of a table. */
export const SORT_PARAM = 'sortierung';
const DESCENDING_MARK = '-';

/** An order as one word: `lastName` or, turned around, `-lastName`. */
export function sortKey({ id, descending }: Sort): string {
  return `${descending ? DESCENDING_MARK : ''}${id}`;
}

/** The order behind a key; `initial` where the key names none of these columns. */
export function readSort<Id extends string>(
  key: string,
  ids: readonly Id[],
  initial: Sort<Id>,
): Sort<Id> {
  const descending = key.startsWith(DESCENDING_MARK);
  const id = ids.find((known) => known === (descending ? key.slice(1) : key));
  return id === undefined ? initial : { id, descending };
}
