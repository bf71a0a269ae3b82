import type { Customer, DeleteCustomerInput } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { expectAs, type AccountCaller } from '../../core/caller.ts';
import type { CustomersRepository } from '../../people/customers/customers.repository.ts';
import { eraseCompletely, type EraseCompletelyPorts } from './erase-completely.service.ts';

export interface DeleteCustomerPorts extends EraseCompletelyPorts {
  customers: Pick<CustomersRepository, 'customer'>;
}

/**
 * Erases a customer with everything about them, for their advisor from level 1 on, or an admin. Customers erase themselves
 * with `eraseOwnData`.
 * @throws AppError `permission/denied`, `customer/not-found` for an advisor when it is not one of theirs
 */
export async function deleteCustomer(
  ports: DeleteCustomerPorts,
  { customerId }: DeleteCustomerInput,
  caller: Pick<AccountCaller, 'uid' | 'account' | 'refusals'>,
): Promise<Record<string, never>> {
  requireRight(await ports.customers.customer(customerId), caller);
  await eraseCompletely(ports, customerId, null);
  return {};
}

function requireRight(
  customer: Customer | null,
  caller: Pick<AccountCaller, 'uid' | 'account' | 'refusals'>,
): void {
  const isOwn = customer?.advisor === caller.uid;
  expectAs(!isOwn && caller.account.admin ? 'admin' : 'advisor', caller);
  if (!isOwn && !caller.account.admin) throw new AppError('customer/not-found');
}
