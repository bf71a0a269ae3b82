import { isDeepStrictEqual } from 'node:util';
import { accountSchema } from '@wbd/domain/accounts';
import { advisorSchema } from '@wbd/domain/advisors';
import { audiencesOf } from '@wbd/domain/audiences';
import { db, parseDocument } from '../../core/firestore.ts';

/**
 * Stores on an account the audiences that follow from organisation and team, unless they are up to date. Changes of a team
 * write them in their own transaction; this completes accounts of earlier releases and follows a change of the organisation.
 */
export async function completeAudiences(uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [advisorNow, accountNow] = await transaction.getAll(
      db.doc(`advisors/${uid}`),
      db.doc(`accounts/${uid}`),
    );
    if (!advisorNow || !accountNow) throw new Error('getAll fell short');
    const advisor = parseDocument(advisorSchema, advisorNow);
    const account = parseDocument(accountSchema, accountNow);
    if (!advisor || !account) return;
    const audiences = audiencesOf({ id: uid, org: advisor.org, team: account.team?.id ?? null });
    if (!isDeepStrictEqual(account.audiences, audiences)) {
      transaction.update(accountNow.ref, { audiences });
    }
  });
}
