import type { Account } from '@wbd/domain/accounts';
import type { SetOrgAdminInput, SetOrgAdminOutput } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../../core/caller.ts';
import type { NewDocument } from '../../../core/firestore.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import { adminAction } from '../../../people/admin-actions/admin-action.ts';
import {
  expectFewChanges,
  moneyChange,
  type MoneyPorts,
} from '../../money-changes/money-change.ts';

export interface SetOrgAdminPorts extends MoneyPorts {
  account(uid: string): Promise<Account | null>;
  /** @param rows the entries of the admin's action and of the change, and the mails */
  markOrgAdmin(uid: string, isOrgAdmin: boolean, rows: readonly NewDocument[]): Promise<boolean>;
  advisor(uid: string): Promise<Advisor | null>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Appoints or dismisses an advisor as administrator of their own organisation. A change is recorded.
 * @throws AppError `rate/limited`, `advisor/not-found`
 */
export async function setOrgAdmin(
  ports: SetOrgAdminPorts,
  { uid, isOrgAdmin }: SetOrgAdminInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<SetOrgAdminOutput> {
  if (!(await ports.changes.take(admin.id, ports.now()))) throw new AppError('rate/limited');
  const now = ports.now();
  await expectFewChanges(ports.moneyChanges, admin.id, now);
  const [account, advisor] = await Promise.all([ports.account(uid), ports.advisor(uid)]);
  if (!advisor) throw new AppError('advisor/not-found');
  const entry = adminAction(admin, {
    action: isOrgAdmin ? 'org-admin-set' : 'org-admin-unset',
    account: uid,
    accountEmail: account?.email ?? null,
    mail: null,
    at: now,
  });
  const rows = moneyChange(
    {
      kind: 'org-admin',
      by: admin.id,
      person: uid,
      org: advisor.org,
      [isOrgAdmin ? 'after' : 'before']: advisor.org,
    },
    await ports.administrators(advisor.org),
    now,
  );
  if (!(await ports.markOrgAdmin(uid, isOrgAdmin, [entry, ...rows]))) {
    throw new AppError('advisor/not-found');
  }
  return { isOrgAdmin };
}
