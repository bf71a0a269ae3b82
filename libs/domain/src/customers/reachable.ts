import type { Customer } from './customer.ts';

type Contacts = Pick<Customer, 'email' | 'phone'>;
type Reasoned = Contacts & Pick<Customer, 'withoutContact'>;

export function isReachable({ email, phone }: Contacts): boolean {
  return email !== null || phone !== null;
}

/** Whether a customer has a phone number, an e-mail address, or a reason for lacking both. */
export function isReachableOrExplained(customer: Reasoned): boolean {
  return isReachable(customer) || customer.withoutContact !== null;
}

/** Drops the reason from a customer who has a contact. */
export function withoutNeedlessReason<Person extends Reasoned>(person: Person): Person {
  return isReachable(person) ? { ...person, withoutContact: null } : person;
}
