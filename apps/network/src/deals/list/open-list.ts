import { readTable, type FileProblem, type FileTable } from '@wbd/domain/tables';
import { guessHeader, guessMapping, isComplete, type Mapping } from './columns.ts';
import { listRowsOf, type ListRow } from './list-rows.ts';

/** A list of deals and how it is understood. */
export interface OpenList {
  name: string;
  table: FileTable;
  /** position of the row with the titles */
  header: number;
  mapping: Mapping;
}

/** A file as its contents suggest. */
export function openList(name: string, bytes: Uint8Array): OpenList | FileProblem {
  const table = readTable(bytes);
  if (typeof table === 'string') return table;
  const header = guessHeader(table.rows);
  return { name, table, header, mapping: guessMapping(table.rows[header]?.cells ?? []) };
}

/** The titles of the columns, empty for one without. */
export function titlesOf({ table, header }: OpenList): string[] {
  const width = Math.max(...table.rows.map(({ cells }) => cells.length));
  const titles = table.rows[header]?.cells ?? [];
  return Array.from({ length: width }, (_, index) => titles[index] ?? '');
}

export const dealRowsOf = ({ table, header }: OpenList) => table.rows.slice(header + 1);

/** The rows below the titles; none before the columns are known. */
export const rowsOf = (list: OpenList): ListRow[] =>
  isComplete(list.mapping) ? listRowsOf(dealRowsOf(list), list.mapping) : [];
