import { isBlocked } from '@wbd/domain/accounts';
import { FieldValue } from 'firebase-admin/firestore';
import { blockMail, unblockMail } from '../../../mail/occasions/advisor-mail.ts';
import { actAboutAdvisor } from '../act-about-advisor.ts';
import type { BlockOrder } from './set-account-block.service.ts';

/**
 * Blocks or unblocks an account in one commit with the entry and the mail.
 * Of two admins who block each other one comes too late.
 * @throws AppError `permission/denied` when the admin is blocked by now
 * @returns false for an account that is unknown or whose sign-up is not finished
 */
export async function storeBlock({ admin, uid, reason, at }: BlockOrder): Promise<boolean> {
  const isKnown = await actAboutAdvisor(admin, uid, ({ account, refs, transaction, record }) => {
    if (isBlocked(account) === (reason !== null)) return true;
    transaction.update(refs.account, { block: reason === null ? null : { reason, at } });
    // the rules still refuse a profile that an earlier release marked
    transaction.update(refs.advisor, { blocked: FieldValue.delete() });
    const action = reason === null ? 'account-unblocked' : 'account-blocked';
    const mail = reason === null ? unblockMail(uid, at) : blockMail(uid, reason, at);
    record({ action, reason, at }, mail);
    return true;
  });
  return isKnown ?? false;
}
