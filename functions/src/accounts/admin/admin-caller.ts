import type { Account } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../core/callable.ts';

export interface AdminPorts {
  account(uid: string): Promise<Account | null>;
}

/** The account of a caller who is an admin; everyone else is refused. */
export async function adminCaller(ports: AdminPorts, { uid }: Caller): Promise<Account> {
  const account = await ports.account(uid);
  if (!account?.admin) throw new AppError('permission/denied');
  return account;
}
