import { customerSchema, type Customer } from '@wbd/domain';
import {
  limit,
  newDocumentId,
  readCollection,
  readDocument,
  setDocument,
  updateDocument,
  where,
} from '@wbd/firebase/firestore';
import { documentPath } from '../paths/index.ts';

/** What an advisor may change about a customer. The e-mail address belongs to the customer. */
export type CustomerChanges = Partial<
  Pick<Customer, 'firstName' | 'lastName' | 'bday' | 'phone' | 'job' | 'lastContact'>
>;

/** more customers than any advisor has, and the most the rules hand out */
const AT_MOST = 10_000;

/** The advisor's own customers; the rules answer nobody else. */
export function readCustomers(advisorId: string): Promise<Customer[]> {
  return readCollection(
    customerSchema,
    'customers',
    where('advisor', '==', advisorId),
    limit(AT_MOST),
  );
}

/**
 * One customer: the signed-in person, or a customer of the signed-in advisor.
 * @returns null when there is none with this id
 */
export function readCustomer(id: string): Promise<Customer | null> {
  return readDocument(customerSchema, documentPath('customers', id));
}

export interface NewCustomer {
  advisor: string;
  firstName: string;
  lastName: string;
  email: string;
  bday: Customer['bday'];
  job: Customer['job'];
}

/**
 * A customer who is not stored yet, with an id and a date already: storing the same draft again, because the answer to
 * the first attempt was lost, does not make a second customer.
 */
export function draftCustomer(now: Date): Pick<Customer, 'id' | 'registered'> {
  return { id: newDocumentId(), registered: now };
}

/** Stores a customer whom the advisor entered. */
export async function createCustomer(
  customer: NewCustomer & Pick<Customer, 'id' | 'registered'>,
): Promise<Customer> {
  const { id, ...entered } = customer;
  const email = entered.email.toLowerCase();
  const data = { ...entered, email, phone: null, lastContact: null, inviteBy: null };
  await setDocument(documentPath('customers', id), data);
  return { id, ...data };
}

/** Stores what the advisor changed about a customer. */
export async function updateCustomer(id: string, changes: CustomerChanges): Promise<void> {
  await updateDocument(documentPath('customers', id), { ...changes });
}
