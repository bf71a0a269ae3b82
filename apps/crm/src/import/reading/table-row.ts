export interface TableRow {
  /** counted from the file's first row, which is 1 */
  number: number;
  cells: string[];
}

/** Something in the file that could not be read as it stands. */
export interface RowProblem {
  /** row of the table, or card of a file with contacts */
  number: number;
  /** `quote`: a quotation mark that is not closed; `card`: a contact that is not a vCard */
  kind: 'quote' | 'card';
}
