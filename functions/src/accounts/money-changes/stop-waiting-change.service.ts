import { AppError } from '@wbd/domain/errors';
import { isStoppable, mayStop, type StopWaitingChangeInput } from '@wbd/domain/money-changes';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { StopMoneyChangePorts } from './stop-money-change.service.ts';

export interface StopWaitingChangePorts {
  changes: StopMoneyChangePorts['changes'];
  /** changes about commission by one advisor */
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

export interface Stopper {
  uid: string;
  /** the organisation that they administer; null for everyone else */
  administers: string | null;
}

/**
 * Restores an account number before the changed one takes effect: the caller's own, or that of the organisation that the
 * caller administers. Keeps sessions, because the caller has just given the password. Idempotent.
 * @throws AppError `money-change/…`, `rate/limited`
 */
export async function stopWaitingChange(
  ports: StopWaitingChangePorts,
  { change: id }: StopWaitingChangeInput,
  stopper: Stopper,
): Promise<Record<string, never>> {
  const { uid } = stopper;
  const now = ports.now();
  if (!(await ports.limit.take(uid, now))) throw new AppError('rate/limited');
  const change = await ports.changes.read(id);
  // for everyone else, the answer is the same as for an unknown change
  if (!change || !mayStop(change, stopper)) throw new AppError('money-change/not-found');
  if (change.stoppedAt !== null) return {};
  if (!isStoppable(change, now)) throw new AppError('money-change/effective');
  await ports.changes.stop(change, uid, now);
  return {};
}
