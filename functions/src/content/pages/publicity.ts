import { isAdvisorShownTo } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { publicConfigSchema } from '@wbd/domain/content';
import { noticeId } from '@wbd/domain/notices';
import { berlinDay } from '@wbd/domain/time';
import { db, parseDocument } from '../../core/firestore.ts';
import { readAccount } from '../../core/people.repository.ts';

/** The day from which pages without an imprint are not public (yyyy-MM-dd); null while there is none. */
export async function imprintsDue(): Promise<string | null> {
  const config = parseDocument(publicConfigSchema, await db.doc('config/public').get());
  return config?.imprintsDue ?? null;
}

/**
 * Whether an advisor's page may be public: not while an admin has blocked the advisor or a decision on a notice hides the
 * page, and a page of the advisor's own needs an imprint once the operator's deadline has passed (§ 5 DDG). A scout's page
 * is the operator's, with the operator's imprint.
 */
export async function isPublic({ id, lv }: Advisor, now: Date): Promise<boolean> {
  const [account, restriction, imprint, due] = await Promise.all([
    readAccount(id),
    db.doc(`restrictions/${noticeId('page', id)}`).get(),
    db.doc(`imprints/${id}`).get(),
    imprintsDue(),
  ]);
  const isPageHidden = restriction.exists;
  const facts = { lv, account, isPageHidden, hasImprint: imprint.exists, imprintsDue: due };
  return isAdvisorShownTo('visitor', facts, berlinDay(now));
}
