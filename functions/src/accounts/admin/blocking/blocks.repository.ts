import { accountSchema } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import { db, parseDocument, toData } from '../../../core/firestore.ts';
import { blockMail } from '../../../mail/occasions/advisor-mail.ts';
import { adminAction } from '../../admin-rights/admin-action.ts';
import type { BlockOrder } from './set-account-block.service.ts';

/**
 * Blocks or unblocks an account in one commit with the mark on the profile that rules and calls read, the entry and the mail.
 * The admin's own account is read in the same transaction: of two admins who block each other one comes too late.
 * @returns false for an account that is unknown or whose sign-up is not finished
 */
export async function storeBlock({ admin, uid, reason, at }: BlockOrder): Promise<boolean> {
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
    if (!account || !advisorNow.exists) return false;
    if ((account.block !== null) === (reason !== null)) return true;
    const entry = adminAction(own, {
      action: reason === null ? 'account-unblocked' : 'account-blocked',
      account: uid,
      accountEmail: account.email,
      mail: null,
      reason,
      at,
    });
    const mail = blockMail(uid, reason, at);
    transaction.update(accountNow.ref, { block: reason === null ? null : { reason, at } });
    transaction.update(advisorNow.ref, { blocked: reason !== null });
    transaction.create(db.doc(entry.path), entry.data);
    transaction.create(db.doc(`mails/${mail.id}`), toData(mail));
    return true;
  });
}
