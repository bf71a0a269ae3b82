import { customerSchema, type Customer } from '@wbd/domain/customers';
import { limit, readCollection, readDocument, where } from '@wbd/firebase/firestore';
import { documentPath } from '../paths/index.ts';

/** more customers than any advisor has, and the most the rules hand out */
const AT_MOST = 10_000;

/** The advisor's own customers; the rules answer no one else. */
export function readCustomers(advisorId: string): Promise<Customer[]> {
  return readCollection(
    customerSchema,
    'customers',
    where('advisor', '==', advisorId),
    limit(AT_MOST),
  );
}

/** as many birthdays as a week of an advisor with 10,000 customers has, about */
const MOST_BIRTHDAYS = 200;

/**
 * The advisor's own customers who celebrate one of some birthdays.
 * @param birthdays MM-dd, at most 30
 */
export function readCustomersWithBirthday(
  advisorId: string,
  birthdays: readonly string[],
): Promise<Customer[]> {
  return readCollection(
    customerSchema,
    'customers',
    where('advisor', '==', advisorId),
    where('birthday', 'in', birthdays),
    limit(MOST_BIRTHDAYS),
  );
}

/**
 * One customer: the signed-in person, or a customer of the signed-in advisor.
 * @returns null when there is none with this id
 */
export function readCustomer(id: string): Promise<Customer | null> {
  return readDocument(customerSchema, documentPath('customers', id));
}
