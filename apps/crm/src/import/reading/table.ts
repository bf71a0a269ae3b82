import { decode, detectEncoding, type Encoding } from './encoding.ts';
import { readCsv } from './read-csv.ts';
import { isVcards, readVcards } from './read-vcards.ts';
import type { RowProblem, TableRow } from './table-row.ts';

/** What an advisor may enter in a day, and what the list shows. */
export const MOST_ROWS = 10_000;

export interface FileTable {
  kind: 'values' | 'contacts';
  /** with a title row or several; without the rows that are empty */
  rows: TableRow[];
  problems: RowProblem[];
  encoding: Encoding;
}

export type FileProblem = 'not-text' | 'empty' | 'too-many';

/**
 * Reads a table of customers: separated values, or vCards.
 * @param encoding defaults to the one that the file looks like
 */
export function readTable(bytes: Uint8Array, encoding?: Encoding): FileTable | FileProblem {
  const used = encoding ?? detectEncoding(bytes);
  const text = decode(bytes, used);
  // a workbook, for instance
  if (text.includes('\0')) return 'not-text';
  const kind = isVcards(text) ? 'contacts' : 'values';
  const { rows, problems } = kind === 'contacts' ? readVcards(text) : readCsv(text);
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return 'empty';
  if (filled.length > MOST_ROWS + 1) return 'too-many';
  return { kind, rows: filled, problems, encoding: used };
}
