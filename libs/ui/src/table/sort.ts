/** By which column a table is sorted. */
export interface Sort<Id extends string = string> {
  id: Id;
  descending: boolean;
}

/** What a column sorts by; undefined goes to the end in both directions. */
export type SortValue = string | number | undefined;

const german = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

/** The ascending order of two values of one column. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return german.compare(String(a), String(b));
}
