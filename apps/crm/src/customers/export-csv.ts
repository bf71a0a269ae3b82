import { toCsv } from '@wbd/domain/csv';
import {
  eachDetail,
  type Customer,
  type CustomerFieldFor,
  type CustomerNote,
  type DatedNote,
} from '@wbd/domain/customers';
import { spreadsheetPhone } from '@wbd/domain/phone';
import { berlinDay, formatDate, formatDay } from '@wbd/domain/time';
import { compareValues } from '@wbd/ui/table';
import { sortValues, type CustomerRow } from './customer-rows.ts';
import { crmTexts } from './texts.de.ts';

const { fields, columns } = crmTexts;

type ExportColumn = readonly [title: string, value: (customer: Customer) => string];

/** Titles are such that the import recognises them. */
const COLUMNS = Object.values<ExportColumn>({
  firstName: [fields.firstName, ({ firstName }) => firstName],
  lastName: [fields.lastName, ({ lastName }) => lastName],
  email: [fields.email, ({ email }) => email ?? ''],
  phone: [fields.phone, ({ phone }) => (phone === null ? '' : spreadsheetPhone(phone))],
  bday: [fields.bday, ({ bday }) => (bday === null ? '' : formatDay(bday))],
  ...eachDetail((name): ExportColumn => [fields[name], (customer) => customer[name] ?? '']),
  lastContact: [
    fields.lastContact,
    ({ lastContact }) => (lastContact === null ? '' : formatDate(lastContact)),
  ],
  tags: [columns.tags, ({ tags }) => tags.join(', ')],
  registered: [columns.registered, ({ registered }) => formatDate(registered)],
} satisfies Record<CustomerFieldFor<'export'>, ExportColumn>);

/** Customers as a table for a spreadsheet, by last name, with what the advisor wrote about each. */
export function customersCsv(rows: readonly CustomerRow[], notes: Notes): string {
  const noteOf = notesByCustomer(notes);
  const byName = rows.toSorted((a, b) => compareValues(sortValues.name(a), sortValues.name(b)));
  return toCsv(
    [...COLUMNS.map(([title]) => title), crmTexts.notes],
    byName.map(({ customer }) => [
      ...COLUMNS.map(([, value]) => value(customer)),
      noteOf.get(customer.id) ?? '',
    ]),
  );
}

export interface Notes {
  undated: readonly CustomerNote[];
  dated: readonly DatedNote[];
}

/** What the advisor wrote about each customer, the oldest first. */
function notesByCustomer({ undated, dated }: Notes): ReadonlyMap<string, string> {
  const lines = [
    ...undated.map(({ id, text }) => [id, text] as const),
    ...dated
      .filter(({ kind }) => kind === 'note')
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(
        ({ customer, createdAt, text }) => [customer, `${formatDate(createdAt)}: ${text}`] as const,
      ),
  ].filter(([, text]) => text !== '');
  const byCustomer = Map.groupBy(lines, ([customer]) => customer);
  return new Map(
    [...byCustomer].map(([customer, own]) => [customer, own.map(([, text]) => text).join('\n')]),
  );
}

/** `kunden-2026-11-22.csv` */
export function exportName(now: Date): string {
  return `kunden-${berlinDay(now)}.csv`;
}
