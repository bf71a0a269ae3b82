import type { Account } from '@wbd/domain/accounts';
import type { Customer, DeleteCustomerInput } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { expectAs, type AccountCaller } from '../../core/caller.ts';
import type { NewDocument } from '../../core/firestore.ts';
import { customerErasedMail } from '../../mail/occasions/advisor-mail.ts';
import { adminAction } from '../../people/admin-actions/admin-action.ts';
import type { CustomersRepository } from '../../people/customers/customers.repository.ts';
import { eraseCompletely, type EraseCompletelyPorts } from './erase-completely.service.ts';

export interface DeleteCustomerPorts extends EraseCompletelyPorts {
  customers: Pick<CustomersRepository, 'customer'>;
  now(): Date;
}

type Eraser = Pick<AccountCaller, 'uid' | 'account' | 'refusals'>;

/**
 * Erases a customer with everything about them, for their advisor from level 1 on, or an admin. What an admin erases of
 * another advisor is on record, and the advisor gets a mail. Customers erase themselves with `eraseOwnData`.
 * @throws AppError `permission/denied`, `auth/email-unconfirmed`, `auth/email-differs`, `auth/second-factor-required`,
 *   `customer/not-found` for an advisor when it is not one of theirs
 */
export async function deleteCustomer(
  ports: DeleteCustomerPorts,
  { customerId }: DeleteCustomerInput,
  caller: Eraser,
): Promise<Record<string, never>> {
  const customer = await ports.customers.customer(customerId);
  requireRight(customer, caller);
  const isOthers = customer !== null && customer.advisor !== caller.uid;
  const at = ports.now();
  await eraseCompletely(
    ports,
    customerId,
    isOthers ? customerErasedMail(customer, at, 'operator') : null,
    isOthers ? erasure(caller.account, customer, at) : null,
  );
  return {};
}

/** Omits the customer's name, because nothing about them may remain. */
function erasure(admin: Account, { advisor }: Customer, at: Date): NewDocument {
  const about = { account: advisor, accountEmail: null, mail: null };
  return adminAction(admin, { action: 'customer-erased', ...about, at });
}

function requireRight(customer: Customer | null, caller: Eraser): void {
  const isOwn = customer?.advisor === caller.uid;
  expectAs(!isOwn && caller.account.admin ? 'admin' : 'advisor', caller);
  if (!isOwn && !caller.account.admin) throw new AppError('customer/not-found');
}
