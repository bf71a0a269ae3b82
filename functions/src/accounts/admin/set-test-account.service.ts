import type { Account } from '@wbd/domain/accounts';
import type {
  AdminActionName,
  SetTestAccountInput,
  SetTestAccountOutput,
} from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { NewDocument } from '../../core/firestore.ts';
import type { AccountCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { adminAction } from '../../people/admin-actions/admin-action.ts';

export interface SetTestAccountPorts {
  account(uid: string): Promise<Account | null>;
  /**
   * Marks or unmarks the account, unless it is already so, and writes the entry with it.
   * @returns false for an unknown account
   */
  markTest(uid: string, isTest: boolean, entry: NewDocument): Promise<boolean>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Marks an advisor as a test account, or unmarks them. A change is recorded.
 * @throws AppError `rate/limited`, `advisor/not-found`
 */
export async function setTestAccount(
  ports: SetTestAccountPorts,
  { uid, isTest }: SetTestAccountInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<SetTestAccountOutput> {
  if (!(await ports.changes.take(admin.id, ports.now()))) throw new AppError('rate/limited');
  const account = await ports.account(uid);
  const action: AdminActionName = isTest ? 'test-account-set' : 'test-account-unset';
  const entry = adminAction(admin, {
    action,
    account: uid,
    accountEmail: account?.email ?? null,
    mail: null,
    at: ports.now(),
  });
  if (!(await ports.markTest(uid, isTest, entry))) throw new AppError('advisor/not-found');
  return { isTest };
}
