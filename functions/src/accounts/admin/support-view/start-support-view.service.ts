import {
  SUPPORT_VIEW_MINUTES,
  type StartSupportViewInput,
  type StartSupportViewOutput,
} from '@wbd/domain/support';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../../core/caller.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';

export interface SupportOrder {
  /** the admin's uid */
  admin: string;
  uid: string;
  reason: string;
  at: Date;
  until: Date;
}

export interface StartSupportViewPorts {
  /**
   * Stores the grant with its entry and its mail; a grant for the same advisor that still holds stays as it is.
   * @throws AppError `permission/denied` when the admin is blocked by now, `support/admin`
   * @returns until when it holds; null for an unknown account
   */
  storeSupport(order: SupportOrder): Promise<Date | null>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Lets an admin see what an advisor sees, for half an hour and for a reason that the advisor reads in a mail. No one sees
 * what another admin sees.
 * @throws AppError `permission/denied` when the admin is blocked by now, `support/admin`, `rate/limited`, `advisor/not-found`
 */
export async function startSupportView(
  ports: StartSupportViewPorts,
  { uid, reason }: StartSupportViewInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<StartSupportViewOutput> {
  const at = ports.now();
  if (!(await ports.changes.take(admin.id, at))) throw new AppError('rate/limited');
  const until = new Date(at.getTime() + SUPPORT_VIEW_MINUTES * 60_000);
  const granted = await ports.storeSupport({ admin: admin.id, uid, reason, at, until });
  if (!granted) throw new AppError('advisor/not-found');
  return { until: granted.getTime() };
}
