import { isBlocked } from '@wbd/domain/accounts';
import { FieldValue } from 'firebase-admin/firestore';
import { blockMail, unblockMail } from '../../../mail/occasions/advisor-mail.ts';
import { actAboutAdvisor } from '../act-about-advisor.ts';
import type { BlockOrder } from './set-account-block.service.ts';

/**
 * Blocks or unblocks an account, and writes the audit entry and the mail in the same transaction. If two admins block each other
 * concurrently, only the first succeeds.
 * @throws AppError `permission/denied` when the admin has been blocked in the meantime
 * @returns false for an unknown account or an unfinished sign-up
 */
export async function storeBlock({ admin, uid, reason, at }: BlockOrder): Promise<boolean> {
  const isKnown = await actAboutAdvisor(admin, uid, ({ account, refs, transaction, record }) => {
    if (isBlocked(account) === (reason !== null)) return true;
    transaction.update(refs.account, { block: reason === null ? null : { reason, at } });
    // the rules still reject profiles in which an earlier release set this field
    transaction.update(refs.advisor, { blocked: FieldValue.delete() });
    const action = reason === null ? 'account-unblocked' : 'account-blocked';
    const mail = reason === null ? unblockMail(uid, at) : blockMail(uid, reason, at);
    record({ action, reason, at }, mail);
    return true;
  });
  return isKnown ?? false;
}
