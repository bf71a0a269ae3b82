import { createHash } from 'node:crypto';
import { traceFrom, traceSchema } from '@wbd/domain/reports';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { currentTrace } from './trace.ts';

const FIELD = 'trace';

type Written = Pick<DocumentSnapshot, 'get' | 'updateTime'>;

/** The field with which a write leaves the trace to the trigger that it sets off. */
export const leftTrace = () => ({ [FIELD]: currentTrace() });

/**
 * The trace that a write left. A page leaves none: then it is an id that follows from the time of the write, so that it is
 * the same in each delivery of the event, and for all documents that were written together.
 */
export function traceOfWrite({ before, after }: { before: Written; after: Written }): string {
  const [earlier, left] = [before, after].map((document) =>
    traceSchema.safeParse(document.get(FIELD)),
  );
  if (left?.success && left.data !== earlier?.data) return left.data;
  return traceAt(after.updateTime ?? before.updateTime);
}

/** @param time of a write, to the microsecond, in which hardly two people write */
function traceAt(time: Written['updateTime']): string {
  const text = `${time?.seconds}.${time?.nanoseconds}`;
  return traceFrom(createHash('sha256').update(text).digest());
}
