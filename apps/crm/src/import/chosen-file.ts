import {
  orderOf,
  type DateOrder,
  type Encoding,
  type FileProblem,
  type TableRow,
} from '@wbd/domain/tables';
import { guessColumns, guessHeader, guessMapping, isComplete, type Mapping } from './columns.ts';
import { toImportRows, type ImportRow } from './import-rows.ts';
import type { WorkbookProblem } from './reading/read-workbook.ts';
import { readCustomers, readText, sheetOf, type CustomersTable } from './reading/table.ts';

/** Stands for a table whose first row is a customer already. */
export const NO_HEADER = -1;

/** A file and how it is understood. */
export interface ChosenFile {
  name: string;
  table: CustomersTable;
  /** position of the row with the titles, or `NO_HEADER` */
  header: number;
  mapping: Mapping;
  /** what the advisor says about the dates; null leaves it to the column */
  dateOrder: DateOrder | null;
}

/** A file as its contents suggest. */
export async function openFile(
  name: string,
  bytes: Uint8Array,
): Promise<ChosenFile | FileProblem | WorkbookProblem> {
  const table = await readCustomers(bytes);
  return typeof table === 'string' ? table : understood(name, table);
}

/** Rereads the file in another encoding; null if that fails. */
export function withEncoding({ name, table }: ChosenFile, encoding: Encoding): ChosenFile | null {
  if (table.source.kind === 'workbook') return null;
  const read = readText(table.source.bytes, encoding);
  return typeof read === 'string' ? null : understood(name, read);
}

/** Another sheet of the same workbook. */
export function withSheet(file: ChosenFile, sheet: number): ChosenFile {
  const { source } = file.table;
  return source.kind === 'workbook' ? understood(file.name, sheetOf(source.sheets, sheet)) : file;
}

function understood(name: string, table: CustomersTable): ChosenFile {
  return withHeader({ name, table, dateOrder: null }, guessHeader(table.rows));
}

/** The same file with its titles in another row. */
export function withHeader(
  file: Omit<ChosenFile, 'header' | 'mapping'>,
  header: number,
): ChosenFile {
  return { ...file, header, mapping: guessMapping(file.table.rows[header]?.cells ?? []) };
}

/** The titles of the columns, which are empty without a row of titles. */
export function titlesOf({ table, header }: ChosenFile): string[] {
  const width = Math.max(...table.rows.map(({ cells }) => cells.length));
  const titles = table.rows[header]?.cells ?? [];
  return Array.from({ length: width }, (_, index) => titles[index] ?? '');
}

export const customersOf = ({ table, header }: ChosenFile): TableRow[] =>
  table.rows.slice(header + 1);

/** What stands first in dates with slashes; null when only the advisor can tell. */
export function dateOrderOf(file: ChosenFile): DateOrder | null {
  const { dateOrder } = file;
  return dateOrder ?? orderOf(datesOf(file));
}

/** Whether the advisor has to choose, or has chosen, the order of day and month. */
export const asksDateOrder = (file: ChosenFile): boolean => orderOf(datesOf(file)) === null;

function datesOf(file: ChosenFile): string[] {
  const { bday } = file.mapping;
  return bday === null ? [] : customersOf(file).map(({ cells }) => cells[bday] ?? '');
}

/** The rows to import; none before the file is understood. */
export function importRowsOf(file: ChosenFile): ImportRow[] {
  const { mapping, table, header } = file;
  const dateOrder = dateOrderOf(file);
  if (!isComplete(mapping) || dateOrder === null) return [];
  const columns = guessColumns(table.rows[header]?.cells ?? []);
  return toImportRows(customersOf(file), { mapping, columns, dateOrder });
}

/** Some values with letters beyond ASCII, which show whether the encoding is right. */
export function encodingSample(file: ChosenFile): string[] {
  const cells = file.table.rows.flatMap((row) => row.cells);
  return [...new Set(cells.filter((cell) => /[^\0-\u007F]/.test(cell)))].slice(0, 3);
}
