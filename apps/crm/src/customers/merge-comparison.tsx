import {
  CUSTOMER_DETAILS,
  DETAIL_NAMES,
  eachDetail,
  mergedCustomer,
  type Customer,
} from '@wbd/domain/customers';
import { formatPhone } from '@wbd/domain/phone';
import { formatDate, formatDay } from '@wbd/domain/time';
import { useBreakpointMobile } from '@wbd/ui';
import { EmailText } from '@wbd/ui/page';
import {
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHeader,
  TableRoot,
  TableRow,
  TableScroll,
} from '@wbd/ui/table';
import type { FactField } from './customer-facts.tsx';
import { crmTexts } from './texts.de.ts';

const { tableLabel, field: fieldTitle, columns } = crmTexts.merge;

export interface MergeComparisonProps {
  kept: Customer;
  duplicate: Customer;
}

/**
 * Compares two entries and shows the merged result. On phones a field's name is above its values, because three
 * columns do not fit beside it.
 */
export function MergeComparison({ kept, duplicate }: MergeComparisonProps) {
  const isMobile = useBreakpointMobile();
  const customers = [kept, duplicate, mergedCustomer(kept, duplicate)];
  const field = (label: string) => (
    <TableColumnHeader {...(isMobile ? { scope: 'rowgroup', colSpan: 3 } : { scope: 'row' })}>
      {label}
    </TableColumnHeader>
  );
  return (
    <TableScroll label={tableLabel}>
      <TableRoot tableLayout={isMobile ? 'fixed' : 'auto'}>
        <TableHeader>
          <TableRow>
            {!isMobile && <TableColumnHeader scope="col">{fieldTitle}</TableColumnHeader>}
            {columns.map((column) => (
              <TableColumnHeader key={column} scope="col">
                {column}
              </TableColumnHeader>
            ))}
          </TableRow>
        </TableHeader>
        {ROWS.filter(([label, shown]) => !OPTIONAL.has(label) || customers.some(shown)).map(
          ([label, shown]) => (
            <TableBody key={label}>
              {isMobile && <TableRow>{field(label)}</TableRow>}
              <TableRow>
                {!isMobile && field(label)}
                {customers.map((customer, index) => (
                  <TableCell key={columns[index]} overflowWrap="anywhere">
                    <EmailText>{shown(customer) || crmTexts.none}</EmailText>
                  </TableCell>
                ))}
              </TableRow>
            </TableBody>
          ),
        )}
      </TableRoot>
    </TableScroll>
  );
}

/** Rows to omit when both entries have no value. */
const OPTIONAL: ReadonlySet<string> = new Set(
  DETAIL_NAMES.filter((name) => CUSTOMER_DETAILS[name].choices === null).map(
    (name) => crmTexts.fields[name],
  ),
);

type Row = readonly [label: string, shown: (customer: Customer) => string];

const ROWS = Object.values<Row>({
  name: [crmTexts.columns.name, ({ firstName, lastName }) => `${firstName} ${lastName}`],
  email: [crmTexts.columns.email, ({ email, otherEmails }) => all(email, otherEmails)],
  phone: [
    crmTexts.columns.phone,
    ({ phone, otherPhones }) => all(phone && formatPhone(phone), otherPhones.map(formatPhone)),
  ],
  bday: [crmTexts.columns.age, ({ bday }) => (bday === null ? '' : formatDay(bday))],
  ...eachDetail((name): Row => [crmTexts.fields[name], (customer) => customer[name] ?? '']),
  lastContact: [
    crmTexts.columns.lastContact,
    ({ lastContact }) => (lastContact === null ? '' : formatDate(lastContact)),
  ],
  registered: [crmTexts.columns.registered, ({ registered }) => formatDate(registered)],
} satisfies Record<'name' | FactField, Row>);

function all(first: string | null, others: readonly string[]): string {
  return [...(first === null ? [] : [first]), ...others].join(', ');
}
