import type { ErrorCode } from '@wbd/domain/errors';
import { emptyExternalRow, type ExternalRow } from '@wbd/domain/seats';
import { expect, test } from 'vitest';
import { rowsAfter } from './external-rows.ts';

const failed = (index: number, code: ErrorCode) => ({ index, code, text: '', reason: '' });

test('SEM-08 rows of external customers who have a seat are emptied, the others stay as typed', () => {
  const row = (firstName: string): ExternalRow => ({
    ...emptyExternalRow(),
    firstName,
    lastName: 'Öz',
    email: 'a@b.example',
  });
  const empty = emptyExternalRow();
  const rows = [row('Ada'), empty, row('Bo'), row('Cem')];
  const failures = [failed(1, 'session/full'), failed(2, 'mail/failed')];
  expect(rowsAfter(rows, rows, { failures })).toEqual([empty, empty, row('Bo'), empty]);
  const typedSince = [row('Dana'), row('Eva'), row('Bo'), row('Cem')];
  expect(rowsAfter(rows, typedSince, { failures })).toEqual([
    row('Dana'),
    row('Eva'),
    row('Bo'),
    empty,
  ]);
});
