import type { Customer, CustomerNote } from '@wbd/domain/customers';
import { berlinDay, formatDate } from '@wbd/domain/time';
import { compareValues } from '@wbd/ui/table';
import { toCsv } from '../shared/csv.ts';
import { sortValues, type CustomerRow } from './customer-rows.ts';
import { formatDay } from './format.ts';
import { crmTexts } from './texts.de.ts';

const { fields, columns } = crmTexts;

/** What of a customer is exported, with titles that the import recognises. */
const COLUMNS: readonly (readonly [title: string, value: (customer: Customer) => string])[] = [
  [fields.firstName, ({ firstName }) => firstName],
  [fields.lastName, ({ lastName }) => lastName],
  [fields.email, ({ email }) => email ?? ''],
  [fields.phone, ({ phone }) => phone ?? ''],
  [fields.bday, ({ bday }) => (bday === null ? '' : formatDay(bday))],
  [fields.job, ({ job }) => job ?? ''],
  [fields.lastContact, ({ lastContact }) => (lastContact === null ? '' : formatDate(lastContact))],
  [columns.registered, ({ registered }) => formatDate(registered)],
];

/** Customers as a table for a spreadsheet, by last name, with what the advisor wrote about each. */
export function customersCsv(rows: readonly CustomerRow[], notes: readonly CustomerNote[]): string {
  const noteOf = new Map(notes.map(({ id, text }) => [id, text]));
  const byName = rows.toSorted((a, b) => compareValues(sortValues.name(a), sortValues.name(b)));
  return toCsv(
    [...COLUMNS.map(([title]) => title), crmTexts.notes],
    byName.map(({ customer }) => [
      ...COLUMNS.map(([, value]) => value(customer)),
      noteOf.get(customer.id) ?? '',
    ]),
  );
}

/** `kunden-2026-11-22.csv` */
export function exportName(now: Date): string {
  return `kunden-${berlinDay(now)}.csv`;
}
