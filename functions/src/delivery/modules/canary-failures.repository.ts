import { canaryFailuresSchema, type CanaryFailures } from '@wbd/domain/bookkeeping';
import { keptMs } from '@wbd/domain/retention';
import { createHash } from 'node:crypto';
import type { FailingPeople } from '@wbd/module';
import { db, parseDocument } from '../../core/firestore.ts';

const KEPT_MS = keptMs('canaryFailures');
/** More decide nothing any more. */
const MOST_PEOPLE = 200;

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
    const expiresAt = new Date(now.getTime() + KEPT_MS);
    const stored: CanaryFailures = parseDocument(
      canaryFailuresSchema,
      await transaction.get(row),
    ) ?? {
      canary: [],
      live: [],
      expiresAt,
    };
    const known = stored[has];
    if (!known.includes(person) && known.length < MOST_PEOPLE) {
      const people: CanaryFailures = { ...stored, [has]: [...known, person], expiresAt };
      transaction.set(row, people);
      return { canary: people.canary.length, live: people.live.length };
    }
    return { canary: stored.canary.length, live: stored.live.length };
  });
}
