import { AppError, type Customer, type DeleteCustomerInput } from '@wbd/domain';
import { customerErasedMail } from '../mail/occasions/advisor-mail.ts';
import type { Caller } from '../shared/callable.ts';
import type { CustomersRepository } from './customers.repository.ts';
import {
  eraseStragglers,
  eraseTraces,
  type Erased,
  type EraseCustomerPorts,
} from './erase-customer.service.ts';

export interface DeleteCustomerPorts extends EraseCustomerPorts {
  customers: Pick<CustomersRepository, 'advisor' | 'customer'>;
  now(): Date;
  /** tells the operator how much was removed, and nothing about whom */
  log(erased: Erased): void;
}

/**
 * Erases a customer with everything about them, for the customer, their advisor from level 1 on, or an admin. The
 * customer's own document goes last: as long as it is there, a call that was interrupted can be repeated by anyone who
 * may. What is written about them in the meantime is found afterwards, and by the trigger on the document's deletion. An
 * advisor whose customer did it alone gets a mail.
 * @throws AppError `permission/denied`, `customer/not-found` for an advisor when it is not one of theirs
 */
export async function deleteCustomer(
  ports: DeleteCustomerPorts,
  { customerId }: DeleteCustomerInput,
  caller: Caller,
): Promise<Record<string, never>> {
  const customer = await ports.customers.customer(customerId);
  await requireRight(ports, customer, customerId, caller);
  const first = await eraseTraces(ports, customerId);
  const isOwnWish = customer !== null && caller.uid === customerId;
  await ports.traces.removeCustomer(
    customerId,
    isOwnWish ? customerErasedMail(customer, ports.now()) : null,
  );
  const stragglers = await eraseStragglers(ports, customerId);
  ports.log({
    registrations: first.registrations + stragglers.registrations,
    mails: first.mails + stragglers.mails,
    referred: first.referred + stragglers.referred,
  });
  return {};
}

async function requireRight(
  { customers, traces }: DeleteCustomerPorts,
  customer: Customer | null,
  customerId: string,
  { uid }: Caller,
): Promise<void> {
  if (uid === customerId || (await traces.isAdmin(uid))) return;
  const advisor = await customers.advisor(uid);
  if (!advisor || advisor.lv < 1) throw new AppError('permission/denied');
  if (customer?.advisor !== advisor.id) throw new AppError('customer/not-found');
}
