import type { Selection } from '@wbd/domain/seminars';

/** The list after an advisor's choices, each of which replaces the earlier one for the same item. */
export function withChoices(
  selections: readonly Selection[],
  choices: readonly Selection[],
): Selection[] {
  const chosen = new Set(choices.map(({ id }) => id));
  return [...selections.filter(({ id }) => !chosen.has(id)), ...choices];
}

/**
 * The list after choices were taken back: of those items the earlier row counts again, or none.
 * @param earlier the list as it was before the choices
 */
export function withoutChoices(
  selections: readonly Selection[],
  choices: readonly Selection[],
  earlier: readonly Selection[],
): Selection[] {
  const taken = new Set(choices.map(({ id }) => id));
  return [
    ...selections.filter(({ id }) => !taken.has(id)),
    ...earlier.filter(({ id }) => taken.has(id)),
  ];
}

/**
 * Two items with their places exchanged.
 * @param upper comes first now and second afterwards; where both have the same key, it moves a little behind it
 */
export function swapped(upper: Selection, lower: Selection): [Selection, Selection] {
  const behind = upper.dateForOrder + (upper.dateForOrder === lower.dateForOrder ? 0.5 : 0);
  return [
    { ...lower, dateForOrder: upper.dateForOrder },
    { ...upper, dateForOrder: Math.max(lower.dateForOrder, behind) },
  ];
}

/** How far from the first or last item another one is put: keys are milliseconds. */
const APART = 60_000;

/**
 * The writes that bring one of several items to another place. The rules let a write touch two entries at most: an item
 * that goes far gets a key between its new neighbours.
 * @param items in their order
 */
export function movesOf(items: readonly Selection[], from: number, to: number): Selection[][] {
  const item = items[from];
  if (!item || from === to || to < 0 || to >= items.length) return [];
  const others = items.toSpliced(from, 1);
  const isFar = Math.abs(to - from) > 1;
  const key = isFar ? keyBetween(others[to - 1], others[to]) : null;
  return key === null ? swapsOf(items, from, to) : [[{ ...item, dateForOrder: key }]];
}

/** @returns null when no number lies between */
function keyBetween(upper: Selection | undefined, lower: Selection | undefined): number | null {
  if (!upper) return lower ? lower.dateForOrder - APART : null;
  if (!lower) return upper.dateForOrder + APART;
  const key = (upper.dateForOrder + lower.dateForOrder) / 2;
  return key > upper.dateForOrder && key < lower.dateForOrder ? key : null;
}

/** The same way in steps, each with the next neighbour. */
function swapsOf(items: readonly Selection[], from: number, to: number): Selection[][] {
  const list = [...items];
  const step = Math.sign(to - from);
  const writes: Selection[][] = [];
  for (let at = from; at !== to; at += step) {
    const place = Math.min(at, at + step);
    const [upper, lower] = [list[place], list[place + 1]];
    if (!upper || !lower) break;
    const pair = swapped(upper, lower);
    list.splice(place, 2, ...pair);
    writes.push(pair);
  }
  return writes;
}
