import { ageInYears, parseAgeFilter, type Customer } from '@wbd/domain/customers';
import type { SortValue } from '@wbd/ui/table';
import type { CustomerView, SortId } from './customer-view.ts';

/** A customer with what filtering, sorting and showing need, worked out once. */
export interface CustomerRow {
  customer: Customer;
  name: string;
  /** null without a birthday */
  age: number | null;
  /** the name, ready to be searched */
  searchText: string;
}

export function toRows(customers: readonly Customer[], now: Date): CustomerRow[] {
  return customers.map((customer) => toRow(customer, now));
}

export function toRow(customer: Customer, now: Date): CustomerRow {
  const { firstName, lastName, bday } = customer;
  return {
    customer,
    name: `${firstName} ${lastName}`.trim(),
    age: bday === null ? null : ageInYears(bday, now),
    searchText: searchable(`${firstName} ${lastName}`),
  };
}

/** Lower case without accents, so that `jorg` finds Jörg, `weiss` finds Weiß. */
function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('de')
    .replaceAll('ß', 'ss')
    .trim();
}

export interface FilteredRows {
  rows: CustomerRow[];
  /** false when the age filter could not be understood; it is ignored then */
  ageUnderstood: boolean;
}

export function filterRows(
  rows: readonly CustomerRow[],
  { name, job, age }: Pick<CustomerView, 'name' | 'job' | 'age'>,
): FilteredRows {
  // word by word, in any order: `özdemir jörg` and `weiß öz` find Jörg Weiß-Özdemir
  const words = searchable(name).split(/[\s-]+/);
  const matchesAge = parseAgeFilter(age);
  return {
    rows: rows.filter(
      (row) =>
        words.every((word) => row.searchText.includes(word)) &&
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
  lastContact: ({ customer }) => customer.lastContact?.getTime(),
  registered: ({ customer }) => customer.registered.getTime(),
};
