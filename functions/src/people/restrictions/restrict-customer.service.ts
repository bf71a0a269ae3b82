import type { RestrictCustomerInput } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../core/caller.ts';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { CustomerEntries } from '../customers/entries.repository.ts';
import { expectFewChanges, ownEntry, type OwnEntriesPorts } from '../customers/own-entries.ts';

export interface RestrictCustomerPorts extends OwnEntriesPorts {
  entries: CustomerEntries;
  retries: OptimisticRetryPorts;
}

/**
 * Restricts the processing of an own customer's data, or lifts the restriction, and writes the reason into the timeline. Repeating it
 * changes nothing.
 * @throws AppError `rate/limited`, `customer/not-found`, `customer/not-informed` when what the person asked for is
 *   lifted without their knowledge
 */
export async function restrictCustomer(
  ports: RestrictCustomerPorts,
  { customerId, restricted, reason, personInformed }: RestrictCustomerInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<Record<string, never>> {
  await expectFewChanges(ports, advisor.id);
  return retryOptimistically(ports.retries, `customer ${customerId}`, async () => {
    const entry = await ownEntry(ports, customerId, advisor.id);
    const before = entry.customer;
    if ((before.restriction !== null) === restricted) return {};
    if (before.restriction?.by === 'person' && !personInformed) {
      throw new AppError('customer/not-informed');
    }
    const now = ports.now();
    const restriction = restricted ? { reason, since: now, by: 'advisor' as const } : null;
    const customer = { ...before, restriction };
    const note = {
      advisor: advisor.id,
      customer: customerId,
      kind: restricted ? ('restricted' as const) : ('unrestricted' as const),
      text: reason,
      before: null,
      createdAt: now,
    };
    return (await ports.entries.write({ found: null, put: [{ entry, customer }], note }))
      ? {}
      : null;
  });
}
