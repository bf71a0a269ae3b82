import {
  emptyExternalRow,
  checkExternalRows,
  type ExternalRow,
  type InvitationReport,
} from '@wbd/domain/seats';

const isFilled = (row: ExternalRow) => checkExternalRows([row]).people.length > 0;

/**
 * The rows after an invitation: rows of people who now have a seat are emptied.
 * @param rows as they were sent
 * @param current as they are now; later input stays
 */
export function rowsAfter(
  rows: readonly ExternalRow[],
  current: readonly ExternalRow[],
  { failures }: Pick<InvitationReport, 'failures'>,
): ExternalRow[] {
  const toRepeat = new Set(
    failures.filter(({ code }) => code !== 'mail/failed').map(({ index }) => index),
  );
  let person = -1;
  const hasSeat = rows.map((row) => {
    if (!isFilled(row)) return false;
    person += 1;
    return !toRepeat.has(person);
  });
  return current.map((row, index) =>
    hasSeat[index] === true && isSame(row, rows[index]) ? emptyExternalRow() : row,
  );
}

function isSame(row: ExternalRow, other: ExternalRow | undefined): boolean {
  return JSON.stringify(row) === JSON.stringify(other);
}
