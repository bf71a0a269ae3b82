import type { ChangeNameInput } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../../core/caller.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';

export interface ChangeNamePorts {
  /** @returns false for a login without an advisor */
  rename(uid: string, name: ChangeNameInput): Promise<boolean>;
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Gives the calling advisor another name. Triggers carry it to the page, the admins' search and the payment provider; mails
 * that were sent and registrations keep the one of their time.
 * @throws AppError `rate/limited`, `permission/denied` for a login without an advisor
 */
export async function changeName(
  ports: ChangeNamePorts,
  name: ChangeNameInput,
  { uid }: Caller,
): Promise<Record<string, never>> {
  if (!(await ports.limit.take(uid, ports.now()))) throw new AppError('rate/limited');
  if (!(await ports.rename(uid, name))) throw new AppError('permission/denied');
  return {};
}
