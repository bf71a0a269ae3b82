import { seminarSchema, type Seminar } from '@wbd/domain';
import { readDocument } from '@wbd/firebase/firestore';

/** @returns null when there is none with this id */
export function readSeminar(id: string): Promise<Seminar | null> {
  return readDocument(seminarSchema, `seminars/${encodeURIComponent(id)}`);
}
