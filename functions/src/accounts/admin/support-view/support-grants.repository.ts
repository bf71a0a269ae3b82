import { AppError } from '@wbd/domain/errors';
import { db } from '../../../core/firestore.ts';
import { supportMail } from '../../../mail/occasions/advisor-mail.ts';
import { actAboutAdvisor } from '../act-about-advisor.ts';
import type { SupportOrder } from './start-support-view.service.ts';

/**
 * Stores in one commit whom the admin may look at, the entry and the mail.
 * @throws AppError `permission/denied` when the admin is blocked by now, `support/admin`
 * @returns until when it holds; null for an account that is unknown or whose sign-up is not finished
 */
export function storeSupport({
  admin,
  uid,
  reason,
  at,
  until,
}: SupportOrder): Promise<Date | null> {
  return actAboutAdvisor(admin, uid, ({ own, account, refs, transaction, record }) => {
    if (account.admin) throw new AppError('support/admin');
    if (own.support?.advisor === uid && own.support.until > at) return own.support.until;
    transaction.update(refs.own, { support: { advisor: uid, until } });
    record({ action: 'support-view-started', reason, at }, supportMail({ uid, reason, until }, at));
    return until;
  });
}

/** Ends what the admin may look at. */
export async function endSupport(admin: string): Promise<void> {
  await db.doc(`accounts/${admin}`).update({ support: null });
}
