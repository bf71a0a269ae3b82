import { traceSchema } from '@wbd/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { currentTrace } from './trace.ts';

const FIELD = 'trace';

/** The field with which a write leaves the trace to the trigger that it sets off. */
export const leftTrace = () => ({ [FIELD]: currentTrace() });

/** The trace that a write left; null when it is of an earlier write, as after one by a page. */
export function traceOfWrite(change: {
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}): string | null {
  const [before, after] = [change.before, change.after].map((document) =>
    traceSchema.safeParse(document.get(FIELD)),
  );
  if (!after?.success || after.data === before?.data) return null;
  return after.data;
}
