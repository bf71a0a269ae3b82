import type { Selection } from '@wbd/domain';

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
