export { orderOf, pastDayOf, type DateOrder } from './dates.ts';
export { decode, detectEncoding, ENCODINGS, type Encoding } from './encoding.ts';
export { readCsv } from './read-csv.ts';
export { rowProblemText } from './row-problem-texts.de.ts';
export { splitName } from './split-name.ts';
export {
  filledRows,
  MOST_COLUMNS,
  MOST_ROWS,
  readTable,
  readTableBy,
  type FileProblem,
  type FileTable,
} from './table.ts';
export type { RowProblem, TableRow } from './table-row.ts';
export { findHeader, titleForms } from './titles.ts';
