import { isFor, ownAudience, parseAudience, PUBLIC } from '@wbd/domain/audiences';
import { db } from '../../core/firestore.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';
import { untilWritten } from '../../core/optimistic-retry.ts';
import { readAccount } from '../../core/people.repository.ts';

/** What advisors give an audience. Sessions follow their seminar. */
const ITEMS = ['seminars', 'expertVideos', 'knowledgeVideos'] as const;
const WRITES_AT_ONCE = 400;

/**
 * Takes what an advisor shared with a team or an organisation that they are not in any more out of it: from then on only they
 * see it. It ends with a look that finds nothing to change. The rules let no one share with an audience they do not belong
 * to, so an item that is shared at the same moment is found here, or refused there.
 */
export async function keepOwnItems(uid: string): Promise<void> {
  for (const collection of ITEMS) {
    await untilWritten(async () => {
      const account = await readAccount(uid);
      // an account that is closed takes its items along
      if (!account) return true;
      const all = db.collection(collection).where('advisor', '==', uid).select('audience');
      const left = (await all.get()).docs.filter((item) => {
        const audience: unknown = item.get('audience') ?? PUBLIC;
        if (typeof audience !== 'string') return true;
        // the library keeps what was shared with its organisation, also when its author has moved on
        const staysInLibrary =
          collection === 'knowledgeVideos' && parseAudience(audience).kind === 'org';
        return !staysInLibrary && !isFor({ audience }, account);
      });
      if (left.length === 0) return true;
      const batch = db.batch();
      for (const item of left.slice(0, WRITES_AT_ONCE)) {
        batch.update(item.ref, { audience: ownAudience(uid) }, unchanged(item, true));
      }
      await committed(batch);
      return null;
    });
  }
}
