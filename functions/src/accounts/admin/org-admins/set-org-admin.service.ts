import type { SetOrgAdminInput, SetOrgAdminOutput } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { FactorCaller } from '../../../core/caller.ts';
import type { NewDocument } from '../../../core/firestore.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import { adminAction } from '../../../people/admin-actions/admin-action.ts';
import { adminCaller, type AdminPorts } from '../../admin-rights/admin-caller.ts';

export interface SetOrgAdminPorts extends AdminPorts {
  markOrgAdmin(uid: string, isOrgAdmin: boolean, entry: NewDocument): Promise<boolean>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Lets an advisor administer their own organisation, or ends that. Only admins may; a change is recorded.
 * @throws AppError `permission/denied`, `rate/limited`, `advisor/not-found`
 */
export async function setOrgAdmin(
  ports: SetOrgAdminPorts,
  { uid, isOrgAdmin }: SetOrgAdminInput,
  caller: FactorCaller,
): Promise<SetOrgAdminOutput> {
  const admin = await adminCaller(ports, caller);
  if (!(await ports.changes.take(admin.id, ports.now()))) throw new AppError('rate/limited');
  const account = await ports.account(uid);
  const entry = adminAction(admin, {
    action: isOrgAdmin ? 'org-admin-set' : 'org-admin-unset',
    account: uid,
    accountEmail: account?.email ?? null,
    mail: null,
    at: ports.now(),
  });
  if (!(await ports.markOrgAdmin(uid, isOrgAdmin, entry))) throw new AppError('advisor/not-found');
  return { isOrgAdmin };
}
