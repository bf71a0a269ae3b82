import type { KioskLoginUserInput, KioskLoginUserOutput } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { may } from '@wbd/domain/plans';
import type { Caller } from '../../core/caller.ts';
import type { Log } from '../../core/log/log.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { CustomersRepository } from './customers.repository.ts';
import type { CustomerEntries } from './entries.repository.ts';

export interface KioskLoginUserPorts {
  customers: Pick<CustomersRepository, 'advisor'>;
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
 * @throws AppError `permission/denied` below level 1, `rate/limited`
 */
export async function kioskLoginUser(
  ports: KioskLoginUserPorts,
  { phone }: KioskLoginUserInput,
  caller: Caller,
): Promise<KioskLoginUserOutput> {
  const advisor = await ports.customers.advisor(caller.uid);
  if (!advisor || !may(advisor.lv, 'customers')) throw new AppError('permission/denied');
  if (!(await ports.limit.take(advisor.id, ports.now()))) throw new AppError('rate/limited');
  try {
    const { entries } = await ports.entries.find(advisor.id, { email: null, phone });
    return entries.length > 0 ? { ok: true } : { ok: false, error: 'customer/not-found' };
  } catch (error) {
    ports.log('phone-lookup.failed', {}, error);
    return { ok: false, error: 'code/not-sent' };
  }
}
