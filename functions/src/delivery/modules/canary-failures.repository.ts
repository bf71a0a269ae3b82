import { keptMs } from '@wbd/domain/retention';
import { createHash } from 'node:crypto';
import type { FailingPeople } from '@wbd/module';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { db } from '../../core/firestore.ts';

const KEPT_MS = keptMs('canaryFailures');
/** More decide nothing any more. */
const MOST_PEOPLE = 200;

const peopleSchema = z._default(z.array(z.string()), []);
const failuresSchema = z.object({ canary: peopleSchema, live: peopleSchema });

/**
 * Notes in `canaryFailures/{id}` that a person met a failure, once for each person and as a hash that nothing else uses.
 * @param id of the canary
 * @param has which version the person was given
 */
export function noteFailure(
  id: string,
  has: 'canary' | 'live',
  uid: string,
  now: Date,
): Promise<FailingPeople> {
  const row = db.doc(`canaryFailures/${id}`);
  const person = createHash('sha256').update(`${id} ${uid}`).digest('hex').slice(0, 16);
  return db.runTransaction(async (transaction) => {
    const stored = failuresSchema.parse((await transaction.get(row)).data() ?? {});
    const known = stored[has];
    if (!known.includes(person) && known.length < MOST_PEOPLE) {
      const people = { ...stored, [has]: [...known, person] };
      const expiresAt = Timestamp.fromMillis(now.getTime() + KEPT_MS);
      transaction.set(row, { ...people, expiresAt });
      return { canary: people.canary.length, live: people.live.length };
    }
    return { canary: stored.canary.length, live: stored.live.length };
  });
}
