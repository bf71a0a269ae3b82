import { decode, detectEncoding, type Encoding } from './encoding.ts';
import { readCsv } from './read-csv.ts';
import type { RowProblem, TableRow } from './table-row.ts';

/** What an advisor may enter in a day, and what a list shows. */
export const MOST_ROWS = 10_000;

/** More than any program writes; a choice of columns has to show them. */
export const MOST_COLUMNS = 1_000;

export interface FileTable<Problem = RowProblem> {
  /** with a title row or several; without the rows that are empty */
  rows: TableRow[];
  problems: Problem[];
  encoding: Encoding;
}

export type FileProblem = 'not-text' | 'empty' | 'too-many';

/** Reads a text as rows. */
type Reader<Problem> = (text: string) => { rows: TableRow[]; problems: Problem[] };

/**
 * Reads a table of separated values.
 * @param encoding defaults to the one that the file looks like
 */
export const readTable = (bytes: Uint8Array, encoding?: Encoding): FileTable | FileProblem =>
  readTableBy(readCsv, bytes, encoding);

/** The same of a table that may be written in another way. */
export function readTableBy<Problem>(
  reader: Reader<Problem>,
  bytes: Uint8Array,
  encoding = detectEncoding(bytes),
): FileTable<Problem> | FileProblem {
  const text = decode(bytes, encoding);
  // a workbook, for instance
  if (text.includes('\0')) return 'not-text';
  const { rows, problems } = reader(text);
  const filled = filledRows(rows);
  return typeof filled === 'string' ? filled : { rows: filled, problems, encoding };
}

/** The non-empty rows. */
export function filledRows(rows: readonly TableRow[]): TableRow[] | FileProblem {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return 'empty';
  if (filled.some(({ cells }) => cells.length > MOST_COLUMNS)) return 'not-text';
  return filled.length > MOST_ROWS + 1 ? 'too-many' : filled;
}
