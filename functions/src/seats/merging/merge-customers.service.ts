import { mergedCustomer, type MergeCustomersInput } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { retryOptimistically } from '../../core/optimistic-retry.ts';
import type { AccountCaller } from '../../core/caller.ts';
import { InvalidInput } from '../../core/refusal.ts';
import { merge, type MergePorts } from './merge.service.ts';
import {
  expectFewChanges,
  ownEntry,
  type OwnEntriesPorts,
} from '../../people/customers/own-entries.ts';

export type MergeCustomersPorts = MergePorts & OwnEntriesPorts;

/**
 * Makes one customer out of two own ones of the calling advisor who are the same person: registrations, mails,
 * referrals and contact data of the duplicate go over to the one that stays.
 * @throws AppError `customer/proven` when the duplicate is a person who proved their number, `customer/not-found` unless
 *   both are own, `rate/limited`
 */
export async function mergeCustomers(
  ports: MergeCustomersPorts,
  { customerId, duplicateId }: MergeCustomersInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<Record<string, never>> {
  if (customerId === duplicateId) throw new InvalidInput(['duplicateId']);
  await expectFewChanges(ports, advisor.id);
  return retryOptimistically(ports.seats, `customer ${duplicateId}`, async () => {
    const [kept, duplicate] = await Promise.all([
      ownEntry(ports, customerId, advisor.id),
      ownEntry(ports, duplicateId, advisor.id),
    ]);
    if (duplicate.customer.proven) throw new AppError('customer/proven');
    const customer = mergedCustomer(kept.customer, duplicate.customer);
    const change = { found: null, into: kept, customer, duplicates: [duplicate] };
    return (await merge(ports, change)) ? {} : null;
  });
}
