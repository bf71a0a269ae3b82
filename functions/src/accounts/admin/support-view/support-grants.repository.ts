import { accountSchema } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import { db, parseDocument, toData } from '../../../core/firestore.ts';
import { supportMail } from '../../../mail/occasions/advisor-mail.ts';
import { adminAction } from '../../admin-rights/admin-action.ts';
import type { SupportOrder } from './start-support-view.service.ts';

/**
 * Stores in one commit whom the admin may look at, the entry and the mail. Both accounts are read in the transaction.
 * @throws AppError `permission/denied` when the admin is blocked by now, `support/admin`
 * @returns until when it holds; null for an account that is unknown or whose sign-up is not finished
 */
export async function storeSupport(order: SupportOrder): Promise<Date | null> {
  const { admin, uid, reason, at, until } = order;
  return db.runTransaction(async (transaction) => {
    const [ownNow, accountNow, advisorNow] = await transaction.getAll(
      db.doc(`accounts/${admin}`),
      db.doc(`accounts/${uid}`),
      db.doc(`advisors/${uid}`),
    );
    if (!ownNow || !accountNow || !advisorNow) throw new Error('getAll fell short');
    const own = parseDocument(accountSchema, ownNow);
    if (!own?.admin || own.block !== null) throw new AppError('permission/denied');
    const account = parseDocument(accountSchema, accountNow);
    if (!account || !advisorNow.exists) return null;
    if (account.admin) throw new AppError('support/admin');
    if (own.support?.advisor === uid && own.support.until > at) return own.support.until;
    const entry = adminAction(own, {
      action: 'support-view-started',
      account: uid,
      accountEmail: account.email,
      mail: null,
      reason,
      at,
    });
    const mail = supportMail({ uid, reason, until }, at);
    transaction.update(ownNow.ref, { support: { advisor: uid, until } });
    transaction.create(db.doc(entry.path), entry.data);
    transaction.create(db.doc(`mails/${mail.id}`), toData(mail));
    return until;
  });
}

/** Ends what the admin may look at. */
export async function endSupport(admin: string): Promise<void> {
  await db.doc(`accounts/${admin}`).update({ support: null });
}
