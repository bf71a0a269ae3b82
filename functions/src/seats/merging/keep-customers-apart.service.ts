import { areDistinct, withDistinct, type KeepCustomersApartInput } from '@wbd/domain/customers';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { AccountCaller } from '../../core/caller.ts';
import { InvalidInput } from '../../core/refusal.ts';
import type { CustomerEntries } from '../../people/customers/entries.repository.ts';
import {
  expectFewChanges,
  ownEntry,
  type OwnEntriesPorts,
} from '../../people/customers/own-entries.ts';

export interface KeepCustomersApartPorts extends OwnEntriesPorts {
  entries: CustomerEntries;
  seats: OptimisticRetryPorts;
}

/**
 * Keeps the decision of the calling advisor that two own customers are two people. Repeating it changes nothing.
 * @throws AppError `customer/not-found` unless both are own, `rate/limited`
 */
export async function keepCustomersApart(
  ports: KeepCustomersApartPorts,
  { customerId, otherId }: KeepCustomersApartInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<Record<string, never>> {
  if (customerId === otherId) throw new InvalidInput(['otherId']);
  await expectFewChanges(ports, advisor.id);
  return retryOptimistically(ports.seats, `customer ${customerId}`, async () => {
    const [entry, other] = await Promise.all([
      ownEntry(ports, customerId, advisor.id),
      ownEntry(ports, otherId, advisor.id),
    ]);
    if (areDistinct(entry.customer, other.customer)) return {};
    const distinctFrom = withDistinct(entry.customer.distinctFrom, [otherId]);
    const put = [
      { entry, customer: { ...entry.customer, distinctFrom } },
      // changes nothing, but fails when the other one has been erased since: an erased customer leaves no id behind
      { entry: other, customer: other.customer },
    ];
    return (await ports.entries.write({ found: null, put })) ? {} : null;
  });
}
