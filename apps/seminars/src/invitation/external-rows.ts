import {
  emptyExternalRow,
  checkExternalRows,
  type ExternalRow,
  type InvitationReport,
} from '@wbd/domain';

const isFilled = (row: ExternalRow) => checkExternalRows([row]).people.length > 0;

/** The rows after an invitation: the row of each person who now has a seat is empty. */
export function rowsAfter(
  rows: readonly ExternalRow[],
  { failures }: Pick<InvitationReport, 'failures'>,
): ExternalRow[] {
  const toRepeat = new Set(
    failures.filter(({ code }) => code !== 'mail/failed').map(({ index }) => index),
  );
  let person = -1;
  return rows.map((row) => {
    if (!isFilled(row)) return row;
    person += 1;
    return toRepeat.has(person) ? row : emptyExternalRow();
  });
}
