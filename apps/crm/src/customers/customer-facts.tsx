import { Fact, FactList } from '@wbd/ui/page';
import type { ReactNode } from 'react';
import { CustomerCell } from './customer-cell.tsx';
import type { CustomerRow } from './customer-rows.ts';
import type { SortId } from './customer-view.ts';
import { crmTexts } from './texts.de.ts';

const LINES = ['email', 'phone', 'age', 'job', 'lastContact', 'registered'] satisfies SortId[];

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
