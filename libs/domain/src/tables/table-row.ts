export interface TableRow {
  /** counted from the file's first row, which is 1 */
  number: number;
  cells: string[];
}

/**
 * A row that could not be read as it stands:
 * - `quote`: a quotation mark in it is not closed
 * - `hidden`: a cell has several lines with addresses, and may hold further rows
 */
export interface RowProblem {
  number: number;
  kind: 'quote' | 'hidden';
}
