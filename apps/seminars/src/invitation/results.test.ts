import { emptyExternalRow, type ErrorCode, type ExternalRow } from '@wbd/domain';
import { expect, test } from 'vitest';
import { stillToInvite } from './customers.ts';
import { rowsAfter } from './external-rows.ts';

const failed = (index: number, code: ErrorCode) => ({ index, code, text: '', reason: '' });

test('SEM-08 who has no seat stays chosen; who has one does not, even when the e-mail failed', () => {
  const failures = [
    failed(0, 'mail/failed'),
    failed(1, 'unavailable'),
    failed(3, 'registration/duplicate'),
  ];
  expect(stillToInvite(['a', 'b', 'c', 'd'], { failures })).toEqual(new Set(['b']));
});

test('SEM-08 rows of external customers who have a seat are emptied, the others stay as typed', () => {
  const row = (firstName: string): ExternalRow => ({
    ...emptyExternalRow(),
    ...{ firstName, lastName: 'Öz', email: 'a@b.example' },
  });
  const empty = emptyExternalRow();
  const rows = [row('Ada'), empty, row('Bo'), row('Cem')];
  const failures = [failed(1, 'session/full'), failed(2, 'mail/failed')];
  expect(rowsAfter(rows, { failures })).toEqual([empty, empty, row('Bo'), empty]);
});
