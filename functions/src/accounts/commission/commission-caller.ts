import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';

export interface CommissionPorts {
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

/** @throws AppError `rate/limited` */
export async function commissionCaller(
  ports: CommissionPorts,
  { account, advisor }: Pick<AccountCaller, 'account' | 'advisor'>,
): Promise<CommissionCaller> {
  if (!(await ports.changes.take(account.id, ports.now()))) throw new AppError('rate/limited');
  return { advisor, administers: account.orgAdmin ? advisor.org : null };
}

/**
 * Like `commissionCaller`, for calls that only administrators of organisations may make.
 * @throws AppError `rate/limited`
 */
export async function commissionAdministrator(
  ports: CommissionPorts,
  caller: Pick<AccountCaller, 'account' | 'advisor'>,
): Promise<CommissionCaller & { administers: string }> {
  const { advisor } = await commissionCaller(ports, caller);
  return { advisor, administers: advisor.org };
}
