import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../../core/caller.ts';
import type { NewDocument } from '../../../core/firestore.ts';
import type { Logins } from '../../../core/logins.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import { secondFactorChange } from './second-factor-change.ts';

export interface RemoveSecondFactorPorts {
  logins: Pick<Logins, 'removeSecondFactor'>;
  /** Writes all documents unless the first one exists. */
  storeOnce(rows: readonly [NewDocument, ...NewDocument[]]): Promise<void>;
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Removes the second factor of the calling advisor, who has just signed in with it, and ends all sessions. Writes mail and
 * entry first, so that a failed removal can be repeated and none goes unnoticed.
 * @throws AppError `auth/second-factor-required` for a sign-in that predates the factor, `rate/limited`
 */
export async function removeSecondFactor(
  ports: RemoveSecondFactorPorts,
  { account, secondFactor }: Pick<AccountCaller, 'account' | 'secondFactor'>,
): Promise<Record<string, never>> {
  if (!secondFactor) throw new AppError('auth/second-factor-required');
  const at = ports.now();
  if (!(await ports.limit.take(account.id, at))) throw new AppError('rate/limited');
  await ports.storeOnce(secondFactorChange(account, { change: 'removed', at }, at));
  await ports.logins.removeSecondFactor(account.id);
  return {};
}
