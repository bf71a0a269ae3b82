import type {
  DocumentData,
  DocumentSnapshot,
  Precondition,
  WriteBatch,
} from 'firebase-admin/firestore';
import { isOutdated, isUncertain } from './firestore.ts';

/*
 * Writes are bound to the read documents by their update times. Without the guard the last writer wins; only
 * negative controls do without.
 */

/** Writes a document if it has not changed since it was read. */
export function put(
  batch: WriteBatch,
  before: DocumentSnapshot,
  data: DocumentData,
  guarded: boolean,
): void {
  if (!guarded) batch.set(before.ref, data);
  else if (before.exists) batch.update(before.ref, data, unchanged(before, guarded));
  else batch.create(before.ref, data);
}

export function unchanged(before: DocumentSnapshot, guarded: boolean): Precondition {
  return guarded && before.updateTime ? { lastUpdateTime: before.updateTime } : {};
}

/** @returns false when it was not written, or may not have been, because something has changed since it was read */
export async function committed(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isOutdated(error) || isUncertain(error)) return false;
    throw error;
  }
}
