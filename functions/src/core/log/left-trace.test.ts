import { traceSchema } from '@wbd/domain/reports';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { traceOfWrite } from './left-trace.ts';

/** What a trigger looks at of a document. */
function written(trace: string | null, microsecond: number) {
  return { get: () => trace, updateTime: new Timestamp(1_800_000_000, microsecond * 1000) };
}

test('a write that leaves a trace has that one, and the next one by a page another', () => {
  const freed = { before: written('aaaaaaaa', 1), after: written('k7qmz2xp', 2) };
  expect(traceOfWrite(freed)).toBe('k7qmz2xp');
  const moved = { before: freed.after, after: written('k7qmz2xp', 3) };
  expect(traceSchema.parse(traceOfWrite(moved))).not.toBe('k7qmz2xp');
});

test('documents written together share one trace in each delivery, and later writes have another', () => {
  const session = { before: written(null, 1), after: written(null, 5) };
  const access = { before: written(null, 2), after: written(null, 5) };
  const later = { before: session.after, after: written(null, 6) };
  expect(traceOfWrite(access)).toBe(traceOfWrite(session));
  expect(traceOfWrite(session)).toBe(traceOfWrite(session));
  expect(traceOfWrite(later)).not.toBe(traceOfWrite(session));
});
