import type { CustomerFieldFor } from '@wbd/domain/customers';
import { Fact, FactList } from '@wbd/ui/page';
import type { ReactNode } from 'react';
import { CustomerCell } from './customer-cell.tsx';
import type { CustomerRow } from './customer-rows.ts';
import type { SortId } from './customer-view.ts';
import { crmTexts } from './texts.de.ts';

/** Fields with a line of their own: names are the title, further contacts follow the first. */
export type FactField = Exclude<
  CustomerFieldFor<'facts'>,
  'firstName' | 'lastName' | 'otherEmails' | 'otherPhones'
>;

const LINES = Object.values<SortId>({
  email: 'email',
  phone: 'phone',
  bday: 'age',
  job: 'job',
  lastContact: 'lastContact',
  registered: 'registered',
} satisfies Record<FactField, SortId>);

export interface CustomerFactsProps {
  row: CustomerRow;
  /** further facts */
  children?: ReactNode;
}

/** Everything in the list's columns but the name, one below the other. */
export function CustomerFacts({ row, children }: CustomerFactsProps) {
  return (
    <FactList>
      {LINES.map((id) => (
        <Fact key={id} term={crmTexts.columns[id]}>
          <CustomerCell id={id} row={row} />
        </Fact>
      ))}
      {children}
    </FactList>
  );
}
