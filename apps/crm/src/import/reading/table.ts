import {
  readCsv,
  readTableBy,
  type Encoding,
  type FileProblem,
  type RowProblem,
  type TableRow,
} from '@wbd/domain/tables';
import { isVcards, readVcards, type CardProblem } from './read-vcards.ts';
import { isArchive, readWorkbook, type Sheet, type WorkbookProblem } from './read-workbook.ts';

/** Something in the file that could not be read as it stands. */
export type CustomersProblem = RowProblem | CardProblem;

/** Source of the rows, to reread them with another encoding or sheet. */
export type Source =
  | { kind: 'values' | 'contacts'; bytes: Uint8Array; encoding: Encoding }
  | { kind: 'workbook'; sheets: readonly Sheet[]; sheet: number };

export interface CustomersTable {
  source: Source;
  rows: TableRow[];
  problems: CustomersProblem[];
}

/** Reads a customer file: CSV, vCards, or the first sheet of a workbook. */
export async function readCustomers(
  bytes: Uint8Array,
): Promise<CustomersTable | FileProblem | WorkbookProblem> {
  if (!isArchive(bytes)) return readText(bytes);
  const sheets = await readWorkbook(bytes);
  return typeof sheets === 'string' ? sheets : sheetOf(sheets, 0);
}

export function sheetOf(sheets: readonly Sheet[], sheet: number): CustomersTable {
  const rows = sheets[sheet]?.rows ?? [];
  return { source: { kind: 'workbook', sheets, sheet }, rows: [...rows], problems: [] };
}

/** @param encoding defaults to the detected one */
export function readText(bytes: Uint8Array, encoding?: Encoding): CustomersTable | FileProblem {
  let kind: 'values' | 'contacts' = 'values';
  const reader = (text: string): Pick<CustomersTable, 'rows' | 'problems'> => {
    if (!isVcards(text)) return readCsv(text);
    kind = 'contacts';
    return readVcards(text);
  };
  const table = readTableBy(reader, bytes, encoding);
  if (typeof table === 'string') return table;
  const { rows, problems } = table;
  return { source: { kind, bytes, encoding: table.encoding }, rows, problems };
}
