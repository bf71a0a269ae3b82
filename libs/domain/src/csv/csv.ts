import papaparse from 'papaparse';

/** What a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** Without it Excel takes a file for Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';

/** As in `Content-Type`. */
export const CSV_TYPE = 'text/csv;charset=utf-8';

/** A table as a German spreadsheet opens it; a value that would run as a formula has an apostrophe in front. */
export function toCsv(fields: readonly string[], data: readonly (readonly string[])[]): string {
  const csv = papaparse.unparse(
    { fields: [...fields], data: data.map((row) => [...row]) },
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  );
  return `${BYTE_ORDER_MARK}${csv}`;
}

/** Takes the apostrophe off a value that `toCsv` has guarded. */
export function unguarded(value: string): string {
  return value.startsWith("'") && FORMULA.test(value.slice(1)) ? value.slice(1) : value;
}
