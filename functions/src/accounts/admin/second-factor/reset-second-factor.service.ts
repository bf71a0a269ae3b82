import type { Account } from '@wbd/domain/accounts';
import type { ResetSecondFactorInput } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../../core/caller.ts';
import { toData, type NewDocument } from '../../../core/firestore.ts';
import type { Logins } from '../../../core/logins.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import { secondFactorMail } from '../../../mail/occasions/advisor-mail.ts';
import { adminAction } from '../../../people/admin-actions/admin-action.ts';

export interface ResetSecondFactorPorts {
  account(uid: string): Promise<Account | null>;
  storeOnce(rows: readonly [NewDocument, ...NewDocument[]]): Promise<void>;
  logins: Pick<Logins, 'removeSecondFactor'>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Removes the second factor of an advisor who lost the phone, and ends all sessions. Writes entry and mail first, so that a
 * failed removal can be repeated and none goes unrecorded. The operator's command removes the factors of admins.
 * @throws AppError `permission/denied` for another admin's factor, `rate/limited`, `advisor/not-found`
 */
export async function resetSecondFactor(
  ports: ResetSecondFactorPorts,
  { uid, reason }: ResetSecondFactorInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<Record<string, never>> {
  const at = ports.now();
  if (!(await ports.changes.take(admin.id, at))) throw new AppError('rate/limited');
  const account = await ports.account(uid);
  if (!account) throw new AppError('advisor/not-found');
  if (account.admin) throw new AppError('permission/denied');
  const action = 'second-factor-removed';
  const about = { account: uid, accountEmail: account.email, mail: null };
  const mail = secondFactorMail({ uid, change: 'reset', at }, at);
  const row = { path: `mails/${mail.id}`, data: toData(mail) };
  await ports.storeOnce([row, adminAction(admin, { ...about, action, reason, at })]);
  await ports.logins.removeSecondFactor(uid);
  return {};
}
