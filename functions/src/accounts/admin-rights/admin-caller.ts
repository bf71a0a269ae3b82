import type { Account } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { FactorCaller } from '../../core/caller.ts';

export interface AdminPorts {
  account(uid: string): Promise<Account | null>;
}

/**
 * The account of a caller who has admin rights. `isAdmin` in firestore.rules asks for the same.
 * @throws AppError `permission/denied` for everyone who is not an admin, `auth/email-unconfirmed`,
 * `auth/second-factor-required`
 */
export async function adminCaller(
  ports: AdminPorts,
  { uid, emailConfirmed, secondFactor }: FactorCaller,
): Promise<Account> {
  const account = await ports.account(uid);
  if (!account?.admin) throw new AppError('permission/denied');
  if (!emailConfirmed) throw new AppError('auth/email-unconfirmed');
  if (!secondFactor) throw new AppError('auth/second-factor-required');
  return account;
}
