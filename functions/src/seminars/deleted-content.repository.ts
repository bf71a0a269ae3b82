import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../gateways/firestore.ts';

const ADVISORS_AT_ONCE = 500;

/** What advisors chose about something that is gone. */
export type SelectionKind = 'seminarSelection' | 'expertSelection';

/**
 * Deletes every advisor's choice about an item. A choice is found by its id below each advisor, because it has no field
 * that names the item: two reads an advisor, a page of advisors at a time, and a write for each choice there is.
 */
export async function deleteSelections(kind: SelectionKind, itemId: string): Promise<void> {
  for (let last: QueryDocumentSnapshot | undefined, more = true; more;) {
    const byId = db.collection('advisors').orderBy('__name__').select().limit(ADVISORS_AT_ONCE);
    const { docs } = await (last ? byId.startAfter(last) : byId).get();
    await deleteThoseThere(docs.map(({ ref }) => ref.collection(kind).doc(itemId)));
    last = docs.at(-1);
    more = docs.length === ADVISORS_AT_ONCE;
  }
}

/** Deletes sessions of a seminar that were added while it was being deleted, and how to get into them. */
export async function deleteSessionsOf(seminarId: string): Promise<void> {
  const sessions = await db
    .collection('sessions')
    .where('seminar', '==', seminarId)
    .where('registrationCount', '==', 0)
    .get();
  const batch = db.batch();
  for (const { ref, id, updateTime } of sessions.docs) {
    batch.delete(ref, { lastUpdateTime: updateTime });
    batch.delete(db.doc(`sessionAccess/${id}`));
  }
  await batch.commit();
}

async function deleteThoseThere(refs: DocumentReference[]): Promise<void> {
  if (refs.length === 0) return;
  const found = (await db.getAll(...refs, { fieldMask: [] })).filter(({ exists }) => exists);
  const batch = db.batch();
  for (const { ref } of found) batch.delete(ref);
  await batch.commit();
}
