import { isDeepStrictEqual } from 'node:util';
import {
  MOST_TAGS,
  withOrganisation,
  type Customer,
  type OrganiseCustomersInput,
} from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../core/caller.ts';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { CustomerEntries } from './entries.repository.ts';
import { expectFewChanges, type OwnEntriesPorts } from './own-entries.ts';

export interface OrganiseCustomersPorts extends Omit<OwnEntriesPorts, 'entries'> {
  entries: Pick<CustomerEntries, 'readAll' | 'write'>;
  retries: OptimisticRetryPorts;
}

/**
 * Tags, archives or brings back customers of the calling advisor: all of them or none. Customers who were deleted or
 * merged since the advisor saw the list are left out.
 * @throws AppError `rate/limited`, `customer/not-found` for a customer of someone else or when none
 *   is left, `customer/too-many-tags` when one of them would get more than 10
 */
export async function organiseCustomers(
  ports: OrganiseCustomersPorts,
  input: OrganiseCustomersInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<Record<string, never>> {
  await expectFewChanges(ports, advisor.id);
  const ids = [...new Set(input.customerIds)];
  return retryOptimistically(ports.retries, `customers of ${advisor.id}`, async () => {
    const entries = await ports.entries.readAll(ids);
    const isForeign = entries.some(({ customer }) => customer.advisor !== advisor.id);
    if (entries.length === 0 || isForeign) throw new AppError('customer/not-found');
    const put = entries
      .map((entry) => ({ entry, customer: organised(entry.customer, input) }))
      .filter(({ entry, customer }) => !isDeepStrictEqual(entry.customer, customer));
    if (put.length === 0) return {};
    return (await ports.entries.write({ found: null, put })) ? {} : null;
  });
}

function organised(customer: Customer, input: OrganiseCustomersInput): Customer {
  const changed = withOrganisation(customer, input);
  const isGrowing = changed.tags.length > customer.tags.length;
  if (isGrowing && changed.tags.length > MOST_TAGS) throw new AppError('customer/too-many-tags');
  return changed;
}
