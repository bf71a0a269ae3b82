export interface TableRow {
  /** counted from the file's first row, which is 1 */
  number: number;
  cells: string[];
}

/** A row that could not be read as it stands: a quotation mark in it is not closed. */
export interface RowProblem {
  number: number;
  kind: 'quote';
}
