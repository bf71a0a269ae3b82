import { customerSchema, type Customer } from '@wbd/domain/customers';
import { limit, readCollection, where } from '@wbd/firebase/firestore';
import { readAdvisor } from '../advisors/advisors.repository.ts';
import { nullIfDenied } from '../hidden/index.ts';
import { readCustomer } from './customers.repository.ts';

/** How many of the people who came through a customer are shown. */
const AT_MOST = 100;

/** Who became a customer of the signed-in advisor through a link that this customer shared. */
export function readReferredCustomers(advisorId: string, customerId: string): Promise<Customer[]> {
  return readCollection(
    customerSchema,
    'customers',
    where('advisor', '==', advisorId),
    where('inviteBy', '==', customerId),
    limit(AT_MOST),
  );
}

/** Who shared the link through which a customer came. */
export type Referrer =
  { kind: 'advisor'; name: string } | { kind: 'customer'; id: string; name: string } | null;

/**
 * Who a login belongs to, as far as the signed-in advisor may know.
 * @returns null for another advisor's customer, and for a person who is gone
 */
export async function readReferrer(uid: string): Promise<Referrer> {
  const advisor = await readAdvisor(uid);
  if (advisor) return { kind: 'advisor', name: `${advisor.firstName} ${advisor.lastName}` };
  const customer = await nullIfDenied(readCustomer(uid));
  if (!customer) return null;
  return { kind: 'customer', id: uid, name: `${customer.firstName} ${customer.lastName}` };
}
