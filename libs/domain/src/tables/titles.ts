import type { TableRow } from './table-row.ts';

/** Number of rows searched for the titles: some programs write the list's name above them. */
const MOST_ROWS_ABOVE = 20;

/**
 * The position of the row whose cells look most like titles; the first one when none does.
 * @param fieldsIn how many fields these titles name
 */
export function findHeader(
  rows: readonly TableRow[],
  fieldsIn: (cells: readonly string[]) => number,
): number {
  const counts = rows.slice(0, MOST_ROWS_ABOVE).map(({ cells }) => fieldsIn(cells));
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

/**
 * A title in lower case without spaces and punctuation, in several forms: "E-Mail (privat)" is an e-mail address that is
 * private, and an e-mail address.
 */
export function titleForms(title: string): string[] {
  const plain = (text: string) => text.toLocaleLowerCase('de').replace(/[^\p{L}\d]/gu, '');
  const [firstLine = ''] = title.split('\n', 1);
  return [...new Set([title, title.replace(/\([^)]*\)?/g, ''), firstLine].map(plain))];
}
