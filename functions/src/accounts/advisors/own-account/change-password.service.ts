import type { ChangePasswordInput } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../../core/caller.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import type { PasswordLogins } from '../../../gateways/password-logins.ts';
import { passwordProblem, type PasswordOwner } from '../passwords/password-problem.ts';

export interface ChangePasswordPorts {
  /** The names, address and code of an advisor; null for an unknown one. */
  owner(uid: string): Promise<PasswordOwner | null>;
  logins: Pick<PasswordLogins, 'changePassword'>;
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Gives the calling advisor another password, and ends every session and every mailed link. The address stays as confirmed
 * as it was: a password proves no mailbox.
 * @throws AppError `permission/denied` for a login without an advisor, `rate/limited`, `password/simple`,
 *   `password/common`, `password/personal`
 */
export async function changePassword(
  ports: ChangePasswordPorts,
  { password }: ChangePasswordInput,
  { uid }: Caller,
): Promise<Record<string, never>> {
  if (!(await ports.limit.take(uid, ports.now()))) throw new AppError('rate/limited');
  const owner = await ports.owner(uid);
  if (!owner) throw new AppError('permission/denied');
  const problem = await passwordProblem(password, owner);
  if (problem !== null) throw new AppError(problem);
  await ports.logins.changePassword(uid, password);
  return {};
}
