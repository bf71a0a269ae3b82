import { accountSchema } from '@wbd/domain/accounts';
import { advisorSchema } from '@wbd/domain/advisors';
import { addressStandingOf } from '@wbd/domain/rights';
import { getAuth } from 'firebase-admin/auth';
import { app, db, parseDocument } from '../../../core/firestore.ts';
import type { AdvisorDetails } from './advisor-details.ts';

/** Reads what a mail to an advisor tells; null when the account is gone or may not sign in. */
export async function readAdvisorDetails(uid: string): Promise<AdvisorDetails | null> {
  const found = await read(uid);
  return found?.maySignIn ? found.details : null;
}

/**
 * The same also of an advisor who may not sign in, for mails that a block must not keep back: about the block, the contract and
 * what it costs, the support, and decisions about their content.
 */
export async function readDetailsEvenIfBlocked(uid: string): Promise<AdvisorDetails | null> {
  const found = await read(uid);
  return found?.details ?? null;
}

async function read(uid: string): Promise<{ details: AdvisorDetails; maySignIn: boolean } | null> {
  const [[advisorDoc, accountDoc], { users }] = await Promise.all([
    db.getAll(db.doc(`advisors/${uid}`), db.doc(`accounts/${uid}`)),
    getAuth(app).getUsers([{ uid }]),
  ]);
  const [login] = users;
  const advisor = advisorDoc && parseDocument(advisorSchema, advisorDoc);
  const account = accountDoc && parseDocument(accountSchema, accountDoc);
  if (!advisor || !account || !login) return null;
  const { email = null, emailVerified: isVerified } = login;
  const emailVerified = addressStandingOf(account, { email, isVerified }) === 'confirmed';
  return {
    details: { advisor, account, emailVerified },
    maySignIn: !login.disabled,
  };
}
