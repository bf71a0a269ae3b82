import { accountSchema, type Account } from '@wbd/domain/accounts';
import { advisorSchema, type Advisor } from '@wbd/domain/advisors';
import { db, parseDocument } from './firestore.ts';

/** What we store about a login. Customers, strangers and closed accounts have neither document. */
export interface OwnState {
  account: Account;
  advisor: Advisor;
}

/** The single source of a caller's level, block, closure and administration. Costs one request. */
export async function readOwnState(uid: string): Promise<OwnState | null> {
  const [accountNow, advisorNow] = await db.getAll(
    db.doc(`accounts/${uid}`),
    db.doc(`advisors/${uid}`),
  );
  if (!accountNow || !advisorNow) throw new Error('getAll fell short');
  const account = parseDocument(accountSchema, accountNow);
  const advisor = parseDocument(advisorSchema, advisorNow);
  return account && advisor && { account, advisor };
}
