import { accountSchema } from '@wbd/domain/accounts';
import { advisorSchema } from '@wbd/domain/advisors';
import { getAuth } from 'firebase-admin/auth';
import { app, db, parseDocument } from '../../../core/firestore.ts';
import type { AdvisorDetails } from './advisor-details.ts';

/** Reads what a mail to an advisor tells; null when the account is gone or may not sign in. */
export async function readAdvisorDetails(uid: string): Promise<AdvisorDetails | null> {
  const [[advisorDoc, accountDoc], { users }] = await Promise.all([
    db.getAll(db.doc(`advisors/${uid}`), db.doc(`accounts/${uid}`)),
    getAuth(app).getUsers([{ uid }]),
  ]);
  const [login] = users;
  const advisor = advisorDoc && parseDocument(advisorSchema, advisorDoc);
  const account = accountDoc && parseDocument(accountSchema, accountDoc);
  if (!advisor || !account || !login || login.disabled) return null;
  return { advisor, account, emailVerified: login.emailVerified };
}
