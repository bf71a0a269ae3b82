import { accountSchema, isBlocked, type Account, type AdminAction } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { Mail } from '@wbd/domain/mails';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { db, parseDocument, toData } from '../../core/firestore.ts';
import { adminAction } from '../../people/admin-actions/admin-action.ts';

export interface AboutAdvisor {
  /** the admin's account, and the advisor's */
  own: Account;
  account: Account;
  refs: { own: DocumentReference; account: DocumentReference; advisor: DocumentReference };
  transaction: Transaction;
  /** Writes the entry with the act, and the mail that tells the advisor. */
  record: (act: Pick<AdminAction, 'action' | 'reason' | 'at'>, mail: Mail) => void;
}

/**
 * Runs what an admin does about an advisor in one transaction, which reads both accounts: an admin who was blocked meanwhile
 * comes too late.
 * @throws AppError `permission/denied` when the admin is blocked by now, or is none any more
 * @returns null for an account that is unknown or whose sign-up is not finished
 */
export async function actAboutAdvisor<Result>(
  admin: string,
  uid: string,
  act: (about: AboutAdvisor) => Result,
): Promise<Result | null> {
  return db.runTransaction(async (transaction) => {
    const [ownNow, accountNow, advisorNow] = await transaction.getAll(
      db.doc(`accounts/${admin}`),
      db.doc(`accounts/${uid}`),
      db.doc(`advisors/${uid}`),
    );
    if (!ownNow || !accountNow || !advisorNow) throw new Error('getAll fell short');
    const own = parseDocument(accountSchema, ownNow);
    if (!own?.admin || isBlocked(own)) throw new AppError('permission/denied');
    const account = parseDocument(accountSchema, accountNow);
    if (!account || !advisorNow.exists) return null;
    return act({
      own,
      account,
      refs: { own: ownNow.ref, account: accountNow.ref, advisor: advisorNow.ref },
      transaction,
      record: (deed, mail) => {
        const about = { account: uid, accountEmail: account.email, mail: null };
        const entry = adminAction(own, { ...about, ...deed });
        transaction.create(db.doc(entry.path), entry.data);
        transaction.create(db.doc(`mails/${mail.id}`), toData(mail));
      },
    });
  });
}
