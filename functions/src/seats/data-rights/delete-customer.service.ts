import type { Customer, DeleteCustomerInput } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { may } from '@wbd/domain/plans';
import type { Caller } from '../../core/callable.ts';
import type { CustomersRepository } from '../../people/customers/customers.repository.ts';
import { eraseCompletely, type EraseCompletelyPorts } from './erase-completely.service.ts';

export interface DeleteCustomerPorts extends EraseCompletelyPorts {
  customers: Pick<CustomersRepository, 'advisor' | 'customer'>;
}

/**
 * Erases a customer with everything about them, for their advisor from level 1 on, or an admin. Customers erase themselves
 * with `eraseOwnData`.
 * @throws AppError `permission/denied`, `customer/not-found` for an advisor when it is not one of theirs
 */
export async function deleteCustomer(
  ports: DeleteCustomerPorts,
  { customerId }: DeleteCustomerInput,
  caller: Caller,
): Promise<Record<string, never>> {
  const customer = await ports.customers.customer(customerId);
  await requireRight(ports, customer, caller);
  await eraseCompletely(ports, customerId, null);
  return {};
}

async function requireRight(
  { customers, traces }: DeleteCustomerPorts,
  customer: Customer | null,
  { uid }: Caller,
): Promise<void> {
  if (await traces.isAdmin(uid)) return;
  const advisor = await customers.advisor(uid);
  if (!advisor || !may(advisor.lv, 'customers')) throw new AppError('permission/denied');
  if (customer?.advisor !== advisor.id) throw new AppError('customer/not-found');
}
