import { isCustomerOfferedTo, type Customer } from '@wbd/domain/customers';
import { searchFor, searchText } from '@wbd/domain/fields';
import { normalizePhone } from '@wbd/domain/phone';

const MIN_CHARACTERS = 2;

export type CustomerSearch =
  | { kind: 'too-short' }
  | { kind: 'none' }
  | { kind: 'one'; customer: Customer }
  /** the name alone does not tell whom: the phone number has to */
  | { kind: 'many'; count: number };

/** Finds the one customer whom an advisor means by a part of the name and, where several share it, the phone number. */
export function searchCustomers(
  customers: readonly Customer[],
  typedName: string,
  typedPhone: string,
): CustomerSearch {
  if (typedName.trim().length < MIN_CHARACTERS) return { kind: 'too-short' };
  const byName = customersNamed(customers, typedName);
  const phone = normalizePhone(typedPhone);
  if (byName.length > 1 && phone === '') return { kind: 'many', count: byName.length };

  const matches =
    byName.length > 1
      ? byName.filter(
          (customer) => customer.phone !== null && normalizePhone(customer.phone) === phone,
        )
      : byName;
  const [customer, another] = matches;
  if (!customer) return { kind: 'none' };
  return another ? { kind: 'many', count: matches.length } : { kind: 'one', customer };
}

/** Selectable customers whose name contains the input; all of them for an empty input. */
export function customersNamed(customers: readonly Customer[], typedName: string): Customer[] {
  const isFound = searchFor(typedName);
  return customers.filter(
    (customer) =>
      isCustomerOfferedTo('owner', customer) &&
      isFound(searchText(customer.firstName, customer.lastName)),
  );
}
