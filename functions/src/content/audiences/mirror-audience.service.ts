import { PUBLIC } from '@wbd/domain/audiences';
import { seminarSchema } from '@wbd/domain/seminars';
import { db, parseDocument } from '../../core/firestore.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';
import { untilWritten } from '../../core/optimistic-retry.ts';

const WRITES_AT_ONCE = 400;

/**
 * Gives a seminar's sessions its audience. It ends with a look that finds nothing to change, and a seminar that changes
 * after that look sets off a run of its own, so late and repeated deliveries do no harm.
 */
export async function mirrorAudience(seminarId: string): Promise<void> {
  await untilWritten(async () => {
    const seminar = parseDocument(seminarSchema, await db.doc(`seminars/${seminarId}`).get());
    if (!seminar) return true;
    const { audience } = seminar;
    const all = db.collection('sessions').where('seminar', '==', seminarId).select('audience');
    const stale = (await all.get()).docs.filter((one) => one.get('audience') !== audience);
    if (stale.length === 0) return true;
    const batch = db.batch();
    for (const one of stale.slice(0, WRITES_AT_ONCE)) {
      batch.update(one.ref, { audience }, unchanged(one, true));
    }
    await committed(batch);
    return null;
  });
}

/** Gives an item an audience that a page of an earlier release stored without one: lists are queried by the field. */
export async function completeAudience(path: string, audience = PUBLIC): Promise<void> {
  await untilWritten(async () => {
    const item = await db.doc(path).get();
    if (!item.exists || item.get('audience') !== undefined) return true;
    const batch = db.batch().update(item.ref, { audience }, unchanged(item, true));
    return (await committed(batch)) || null;
  });
}
