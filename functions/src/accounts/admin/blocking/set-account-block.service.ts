import type { SetAccountBlockInput, SetAccountBlockOutput } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../../core/caller.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';

export interface BlockOrder {
  /** the admin's uid */
  admin: string;
  uid: string;
  /** null unblocks */
  reason: string | null;
  at: Date;
}

export interface SetAccountBlockPorts {
  /**
   * Blocks or unblocks the account, with its entry and its mail, unless it is already so.
   * @throws AppError `permission/denied` when the admin is blocked by now
   * @returns false for an unknown account
   */
  storeBlock(order: BlockOrder): Promise<boolean>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Blocks an advisor for a reason, or unblocks them. No admin may block themselves, so one admin
 * always stays.
 * @throws AppError `permission/denied` when the admin is blocked by now, `account/own`, `rate/limited`, `advisor/not-found`
 */
export async function setAccountBlock(
  ports: SetAccountBlockPorts,
  { uid, reason }: SetAccountBlockInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<SetAccountBlockOutput> {
  if (admin.id === uid) throw new AppError('account/own');
  const at = ports.now();
  if (!(await ports.changes.take(admin.id, at))) throw new AppError('rate/limited');
  if (!(await ports.storeBlock({ admin: admin.id, uid, reason, at }))) {
    throw new AppError('advisor/not-found');
  }
  return { isBlocked: reason !== null };
}
