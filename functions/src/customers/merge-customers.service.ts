import { AppError, mergedCustomer, type MergeCustomersInput } from '@wbd/domain';
import { retryOptimistically } from '../registrations/optimistic-retry.ts';
import type { Caller } from '../shared/callable.ts';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import { InvalidInput } from '../shared/refusal.ts';
import type { CustomersRepository } from './customers.repository.ts';
import type { KnownEntry } from './entries.repository.ts';
import { merge, type MergePorts } from './merge.service.ts';

export interface MergeCustomersPorts extends MergePorts {
  customers: Pick<CustomersRepository, 'advisor'>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Makes one customer out of two own ones of the calling advisor who are the same person: registrations, mails,
 * referrals and contact data of the duplicate go over to the one that stays.
 * @throws AppError `customer/proven` when the duplicate is a person who proved their number, `customer/not-found` unless
 *   both are own, `permission/denied`, `rate/limited`
 */
export async function mergeCustomers(
  ports: MergeCustomersPorts,
  { customerId, duplicateId }: MergeCustomersInput,
  caller: Caller,
): Promise<Record<string, never>> {
  if (customerId === duplicateId) throw new InvalidInput(['duplicateId']);
  const advisor = await ports.customers.advisor(caller.uid);
  if (!advisor || advisor.lv < 1) throw new AppError('permission/denied');
  if (!(await ports.changes.take(advisor.id, ports.now()))) throw new AppError('rate/limited');
  return retryOptimistically(ports.seats, `customer ${duplicateId}`, async () => {
    const [kept, duplicate] = await Promise.all([
      own(ports, customerId, advisor.id),
      own(ports, duplicateId, advisor.id),
    ]);
    if (duplicate.customer.proven) throw new AppError('customer/proven');
    const customer = mergedCustomer(kept.customer, duplicate.customer);
    const change = { found: null, into: kept, customer, duplicates: [duplicate] };
    return (await merge(ports, change)) ? {} : null;
  });
}

async function own({ entries }: MergePorts, id: string, advisor: string): Promise<KnownEntry> {
  const { customer, snapshot } = await entries.read(id);
  if (customer?.advisor !== advisor) throw new AppError('customer/not-found');
  return { customer, snapshot };
}
