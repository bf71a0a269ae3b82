/** Replaces `guarded-batch.ts` and `keyed-queue.ts` of the functions, without their guards. */
import type { DocumentData, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';

export { committed } from '../../functions/src/core/guarded-batch.ts';

export function put(batch: WriteBatch, before: DocumentSnapshot, data: DocumentData): void {
  batch.set(before.ref, data);
}

export function unchanged() {
  return {};
}

export class KeyedQueue {
  run<Result>(_key: string, task: () => Promise<Result>): Promise<Result> {
    return task();
  }
}
