import { ageInYears, parseAgeFilter, type Customer } from '@wbd/domain/customers';
import { searchFor, searchText, type SearchText } from '@wbd/domain/fields';
import type { SortValue } from '@wbd/ui/table';
import type { CustomerView, SortId } from './customer-view.ts';

/** A customer with what filtering, sorting and showing need, worked out once. */
export interface CustomerRow {
  customer: Customer;
  name: string;
  /** null without a birthday */
  age: number | null;
  /** name and address, ready to be searched */
  searchText: SearchText;
  /** digits of the phone number, empty without one */
  digits: string;
}

export function toRows(customers: readonly Customer[], now: Date): CustomerRow[] {
  return customers.map((customer) => toRow(customer, now));
}

export function toRow(customer: Customer, now: Date): CustomerRow {
  const { firstName, lastName, email, phone, bday } = customer;
  return {
    customer,
    name: `${firstName} ${lastName}`.trim(),
    age: bday === null ? null : ageInYears(bday, now),
    searchText: searchText(firstName, lastName, email ?? ''),
    digits: phone?.replace(/\D/g, '') ?? '',
  };
}

/** A part of a phone number: `0151 23`, `+49 (151)`. */
const PHONE_PART = /^[\d\s+()/.-]*\d{3}[\d\s+()/.-]*$/;

/** Finds a part of a name or an address, or the digits of a phone number however it is written. */
function finderOf(search: string): (row: CustomerRow) => boolean {
  const isFound = searchFor(search);
  if (!PHONE_PART.test(search)) return (row) => isFound(row.searchText);
  // a number is stored with its country, without the zero that people dial
  const digits = search.replace(/\D/g, '').replace(/^0+/, '');
  return (row) => row.digits.includes(digits) || isFound(row.searchText);
}

export interface FilteredRows {
  rows: CustomerRow[];
  /** false when the age filter could not be understood; it is ignored then */
  ageUnderstood: boolean;
}

export function filterRows(
  rows: readonly CustomerRow[],
  { name, job, age, tag, archived, leaving }: Omit<CustomerView, 'sort'>,
): FilteredRows {
  const isFound = finderOf(name);
  const matchesAge = parseAgeFilter(age);
  return {
    rows: rows.filter(
      (row) =>
        // also archived ones: an advisor has to find customers who will be erased
        (leaving ? row.customer.eraseOn !== null : row.customer.archived === archived) &&
        isFound(row) &&
        (tag === null || row.customer.tags.includes(tag)) &&
        (job === null || row.customer.job === job) &&
        (matchesAge === null || matchesAge(row.age)),
    ),
    ageUnderstood: matchesAge !== null,
  };
}

/** What each column sorts by; undefined goes to the end in both directions. */
export const sortValues: Record<SortId, (row: CustomerRow) => SortValue> = {
  name: ({ customer }) => `${customer.lastName} ${customer.firstName}`.trim() || undefined,
  email: ({ customer }) => customer.email ?? undefined,
  phone: ({ customer }) => customer.phone ?? undefined,
  // by the day of birth, as the column's title says
  age: ({ customer: { bday } }) => bday ?? undefined,
  job: ({ customer }) => customer.job ?? undefined,
  tags: ({ customer: { tags } }) => tags.join(', ') || undefined,
  lastContact: ({ customer }) => customer.lastContact?.getTime(),
  registered: ({ customer }) => customer.registered.getTime(),
};
