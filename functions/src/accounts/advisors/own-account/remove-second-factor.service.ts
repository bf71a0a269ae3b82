import { AppError } from '@wbd/domain/errors';
import type { FactorCaller } from '../../../core/caller.ts';
import type { Logins } from '../../../core/logins.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';

export interface RemoveSecondFactorPorts {
  logins: Pick<Logins, 'removeSecondFactor'>;
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Removes the second factor of the calling advisor, who has just signed in with it, and ends every session.
 * @throws AppError `auth/second-factor-required` for a sign-in from before the factor, `rate/limited`
 */
export async function removeSecondFactor(
  ports: RemoveSecondFactorPorts,
  { uid, secondFactor }: Pick<FactorCaller, 'uid' | 'secondFactor'>,
): Promise<Record<string, never>> {
  if (!secondFactor) throw new AppError('auth/second-factor-required');
  if (!(await ports.limit.take(uid, ports.now()))) throw new AppError('rate/limited');
  await ports.logins.removeSecondFactor(uid);
  return {};
}
