import type { Customer } from './customer.ts';

type Contacts = Pick<Customer, 'email' | 'phone'>;
type Reasoned = Contacts & Pick<Customer, 'withoutContact'>;

export function isReachable({ email, phone }: Contacts): boolean {
  return email !== null || phone !== null;
}

/** A customer has a phone number or an address, or a stated reason why there is neither. */
export function isReachableOrExplained(customer: Reasoned): boolean {
  return isReachable(customer) || customer.withoutContact !== null;
}

/** The customer without a reason that a contact has made untrue. */
export function withoutNeedlessReason<Person extends Reasoned>(person: Person): Person {
  return isReachable(person) ? { ...person, withoutContact: null } : person;
}
