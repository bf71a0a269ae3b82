import { isDeepStrictEqual } from 'node:util';
import {
  isReachableOrExplained,
  type Customer,
  type UpdateCustomerInput,
} from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { onlyFields } from '@wbd/domain/fields';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { AccountCaller } from '../../core/caller.ts';
import { InvalidInput } from '../../core/refusal.ts';
import type { CustomerEntries, Found } from './entries.repository.ts';
import { expectFewChanges, ownEntry, type OwnEntriesPorts } from './own-entries.ts';
import { expectFreeNumber, type NewNumberPorts } from './new-number.service.ts';
import { hasPhone } from './same-person.ts';

export interface UpdateCustomerPorts extends NewNumberPorts, OwnEntriesPorts {
  entries: CustomerEntries;
  retries: OptimisticRetryPorts;
}

type Changes = UpdateCustomerInput['changes'];
type Opened = NonNullable<UpdateCustomerInput['opened']>;

/**
 * Changes what an advisor may change about an own customer. The number of a person who proved it stays, and none is
 * taken over from another customer.
 * @throws AppError `customer/not-found`, `phone/invalid`, `customer/phone-taken`, `rate/limited`,
 *   `customer/no-contact` when the last contact goes without a reason, `conflict` when one of the changed fields was changed elsewhere since the advisor opened the customer
 * @throws InvalidInput for the number of a person who proved it
 */
export async function updateCustomer(
  ports: UpdateCustomerPorts,
  { customerId, changes, opened = {} }: UpdateCustomerInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<Record<string, never>> {
  await expectFewChanges(ports, advisor.id);
  return retryOptimistically(ports.retries, `customer ${customerId}`, async () => {
    const entry = await ownEntry(ports, customerId, advisor.id);
    const before = entry.customer;
    // an absent field and one that is `undefined` both mean: as it was
    const wanted = onlyFields(changes, (field) => changes[field] !== undefined);
    // an earlier attempt arrived and its answer was lost
    if (holds(before, wanted)) return {};
    if (!holds(before, seen(opened, wanted))) throw new AppError('conflict');
    const found = await freeNumber(ports, before, changes, ports.now());
    const customer = { ...before, ...wanted, imported: null };
    if (takesContact(wanted) && !isReachableOrExplained(customer)) {
      throw new AppError('customer/no-contact');
    }
    return (await ports.entries.write({ found, put: [{ entry, customer }] })) ? {} : null;
  });
}

/** The look-up that the new number is free; null when the number stays, or goes. */
async function freeNumber(
  ports: UpdateCustomerPorts,
  { id, advisor, phone: before, proven }: Customer,
  { phone }: Changes,
  now: Date,
): Promise<Found | null> {
  if (phone === undefined || phone === before) return null;
  if (proven) throw new InvalidInput(['phone']);
  if (phone === null) return null;
  const found = await ports.entries.find(advisor, { email: null, phone });
  const isTaken = found.entries.some(
    ({ customer }) => customer.id !== id && hasPhone(customer, phone),
  );
  if (isTaken) throw new AppError('customer/phone-taken');
  await expectFreeNumber(ports, { phone, advisor, now });
  return found;
}

/** Customers from earlier releases may lack contacts; their other fields can still be changed. */
function takesContact({ phone, withoutContact }: Partial<Customer>): boolean {
  return phone === null || withoutContact === null;
}

/** The changed fields as the advisor saw them. */
function seen(opened: Opened, wanted: Partial<Customer>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(opened).filter(([name]) => name in wanted));
}

function holds(customer: Customer, fields: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(customer).every(
    ([name, value]) => !(name in fields) || isDeepStrictEqual(fields[name], value),
  );
}
