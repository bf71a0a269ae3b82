export interface TableRow {
  /** counted from the file's first row, which is 1 */
  number: number;
  cells: string[];
}

/**
 * A row that could not be read as it is:
 * - `quote`: an unclosed quotation mark
 * - `hidden`: a multi-line cell with addresses, which may contain further rows
 */
export interface RowProblem {
  number: number;
  kind: 'quote' | 'hidden';
}
