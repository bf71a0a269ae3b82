import type { KioskLoginUserInput, KioskLoginUserOutput } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../core/caller.ts';
import type { Log } from '../../core/log/log.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { CustomerEntries } from './entries.repository.ts';

export interface KioskLoginUserPorts {
  entries: Pick<CustomerEntries, 'find'>;
  limit: Pick<RateLimit, 'take'>;
  /** tells the operator what the advisor is not told */
  log: Log;
  now(): Date;
}

/**
 * Tells the calling advisor whether a one-time code may be sent to this number: one of their own customers has to have
 * it, proven or not. It depends on the advisor's own entries alone, so that it says nothing about other advisors' customers.
 * @returns `code/not-sent` when it could not be looked up
 * @throws AppError `rate/limited`
 */
export async function kioskLoginUser(
  ports: KioskLoginUserPorts,
  { phone }: KioskLoginUserInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<KioskLoginUserOutput> {
  if (!(await ports.limit.take(advisor.id, ports.now()))) throw new AppError('rate/limited');
  try {
    const { entries } = await ports.entries.find(advisor.id, { email: null, phone });
    return entries.length > 0 ? { ok: true } : { ok: false, error: 'customer/not-found' };
  } catch (error) {
    ports.log('phone-lookup.failed', {}, error);
    return { ok: false, error: 'code/not-sent' };
  }
}
