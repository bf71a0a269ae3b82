import type { CorrectCustomerEmailInput } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../core/caller.ts';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { CustomerEntries } from '../../people/customers/entries.repository.ts';
import {
  expectFewChanges,
  ownEntry,
  type OwnEntriesPorts,
} from '../../people/customers/own-entries.ts';
import { hasEmail } from '../../people/customers/same-person.ts';
import type { changeAddressOfPlaces } from './places.repository.ts';

export interface CorrectCustomerEmailPorts extends OwnEntriesPorts {
  entries: CustomerEntries;
  retries: OptimisticRetryPorts;
  changeAddressOfPlaces: typeof changeAddressOfPlaces;
}

/**
 * Corrects or adds the address of an own customer, and writes down what it was before. The address of a person who
 * registered themselves is theirs. Repeating it changes nothing.
 * @throws AppError `rate/limited`, `customer/not-found`, `customer/email-proven`,
 *   `customer/email-taken` when another own customer has the address
 */
export async function correctCustomerEmail(
  ports: CorrectCustomerEmailPorts,
  { customerId, email }: CorrectCustomerEmailInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<Record<string, never>> {
  await expectFewChanges(ports, advisor.id);
  return retryOptimistically(ports.retries, `customer ${customerId}`, async () => {
    const entry = await ownEntry(ports, customerId, advisor.id);
    const before = entry.customer;
    if (before.email === email) return {};
    if (before.proven) throw new AppError('customer/email-proven');
    const found = await ports.entries.find(advisor.id, { email, phone: null });
    const isTaken = found.entries.some(
      ({ customer }) => customer.id !== customerId && hasEmail(customer, email),
    );
    if (isTaken) throw new AppError('customer/email-taken');
    // before the customer: a repetition after a crash still knows the old address
    await ports.changeAddressOfPlaces(customerId, { from: before.email, to: email });
    const otherEmails = before.otherEmails.filter((other) => other !== email);
    const customer = { ...before, email, otherEmails, imported: null };
    const note = {
      advisor: advisor.id,
      customer: customerId,
      kind: 'email' as const,
      text: email,
      before: before.email,
      createdAt: ports.now(),
    };
    return (await ports.entries.write({ found, put: [{ entry, customer }], note })) ? {} : null;
  });
}
