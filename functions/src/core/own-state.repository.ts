import { accountSchema, type Account } from '@wbd/domain/accounts';
import { advisorSchema, type Advisor } from '@wbd/domain/advisors';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { db, parseDocument } from './firestore.ts';

/** What we store about a login. Customers, strangers and closed accounts have neither document. */
export interface OwnState {
  account: Account;
  advisor: Advisor;
}

type ReadAll = (...refs: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/** The single source of a caller's level, block, closure and administration. Costs one request. */
export async function readOwnState(uid: string): Promise<OwnState | null> {
  const [state] = await readOwnStates([uid]);
  return state ?? null;
}

/**
 * Like `readOwnState`, for several people; skips those that no longer exist.
 * @param readAll the transaction's `getAll`, when the result must still be valid on commit
 */
export async function readOwnStates(
  uids: readonly string[],
  readAll: ReadAll = (...refs) => db.getAll(...refs),
): Promise<OwnState[]> {
  if (uids.length === 0) return [];
  const found = await readAll(
    ...uids.flatMap((uid) => [db.doc(`accounts/${uid}`), db.doc(`advisors/${uid}`)]),
  );
  return uids.flatMap((_uid, index) => {
    const [accountNow, advisorNow] = found.slice(2 * index, 2 * index + 2);
    if (!accountNow || !advisorNow) throw new Error('getAll fell short');
    const account = parseDocument(accountSchema, accountNow);
    const advisor = parseDocument(advisorSchema, advisorNow);
    return account && advisor ? [{ account, advisor }] : [];
  });
}
