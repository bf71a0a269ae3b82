import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import { may } from '@wbd/domain/plans';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { CustomersRepository } from './customers.repository.ts';
import type { CustomerEntries, KnownEntry } from './entries.repository.ts';

export interface OwnEntriesPorts {
  customers: Pick<CustomersRepository, 'advisor'>;
  entries: Pick<CustomerEntries, 'read'>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * The calling advisor, from level 1 on.
 * @throws AppError `permission/denied`
 */
export async function requireAdvisorWithCustomers(
  { customers }: Pick<OwnEntriesPorts, 'customers'>,
  caller: Caller,
): Promise<Advisor> {
  const advisor = await customers.advisor(caller.uid);
  if (!advisor || !may(advisor.lv, 'customers')) throw new AppError('permission/denied');
  return advisor;
}

/**
 * The calling advisor, with one change of their customers counted.
 * @throws AppError `permission/denied` below level 1, `rate/limited`
 */
export async function advisorWhoChanges(
  { customers, changes, now }: Omit<OwnEntriesPorts, 'entries'>,
  caller: Caller,
): Promise<Advisor> {
  const advisor = await requireAdvisorWithCustomers({ customers }, caller);
  if (!(await changes.take(advisor.id, now()))) throw new AppError('rate/limited');
  return advisor;
}

/** @throws AppError `customer/not-found` unless it is a customer of this advisor */
export async function ownEntry(
  { entries }: Pick<OwnEntriesPorts, 'entries'>,
  id: string,
  advisor: string,
): Promise<KnownEntry> {
  const { customer, snapshot } = await entries.read(id);
  if (customer?.advisor !== advisor) throw new AppError('customer/not-found');
  return { customer, snapshot };
}
