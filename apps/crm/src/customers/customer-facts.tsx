import { CUSTOMER_DETAILS, eachDetail, type CustomerFieldFor } from '@wbd/domain/customers';
import { Fact, FactList } from '@wbd/ui/page';
import type { ReactNode } from 'react';
import { CustomerCell, DetailCell } from './customer-cell.tsx';
import type { CustomerRow } from './customer-rows.ts';
import type { SortId } from './customer-view.ts';
import { crmTexts } from './texts.de.ts';

/** Fields with a line of their own: names are the title, further contacts follow the first. */
export type FactField = Exclude<
  CustomerFieldFor<'facts'>,
  'firstName' | 'lastName' | 'otherEmails' | 'otherPhones'
>;

/** `false` omits the line. */
type Line = readonly [term: string, shown: (row: CustomerRow) => ReactNode];

const cell = (id: SortId): Line => [
  crmTexts.columns[id],
  (row) => <CustomerCell id={id} row={row} />,
];

const LINES = Object.values<Line>({
  email: cell('email'),
  phone: cell('phone'),
  bday: cell('age'),
  ...eachDetail((name): Line => [
    crmTexts.fields[name],
    ({ customer }) =>
      (customer[name] !== null || CUSTOMER_DETAILS[name].choices !== null) && (
        <DetailCell name={name} value={customer[name]} />
      ),
  ]),
  lastContact: cell('lastContact'),
  registered: cell('registered'),
} satisfies Record<FactField, Line>);

export interface CustomerFactsProps {
  row: CustomerRow;
  /** further facts */
  children?: ReactNode;
}

/** Everything in the list's columns but the name, one below the other. */
export function CustomerFacts({ row, children }: CustomerFactsProps) {
  return (
    <FactList>
      {LINES.map(([term, shown]) => [term, shown(row)] as const)
        .filter(([, content]) => content !== false)
        .map(([term, content]) => (
          <Fact key={term} term={term}>
            {content}
          </Fact>
        ))}
      {children}
    </FactList>
  );
}
