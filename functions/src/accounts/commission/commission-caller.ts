import type { Account } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';

export interface CommissionPorts {
  account(uid: string): Promise<Account | null>;
  advisor(uid: string): Promise<Advisor | null>;
  /** changes by one advisor */
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/** The caller, as far as they decide about commission. */
export interface CommissionCaller {
  advisor: Advisor;
  /** the organisation that the caller administers; null for everyone else */
  administers: string | null;
}

/** @throws AppError `permission/denied`, `rate/limited` */
export async function commissionCaller(
  ports: CommissionPorts,
  { uid }: Caller,
): Promise<CommissionCaller> {
  const [advisor, account] = await Promise.all([ports.advisor(uid), ports.account(uid)]);
  if (!advisor || !account) throw new AppError('permission/denied');
  if (!(await ports.changes.take(uid, ports.now()))) throw new AppError('rate/limited');
  return { advisor, administers: account.orgAdmin ? advisor.org : null };
}
