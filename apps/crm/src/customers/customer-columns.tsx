import type { Column } from '@wbd/ui/table';
import { CustomerBadges } from './customer-badges.tsx';
import { CustomerCell } from './customer-cell.tsx';
import { sortValues, type CustomerRow } from './customer-rows.ts';
import { SORT_IDS, type SortId } from './customer-view.ts';
import { crmTexts } from './texts.de.ts';

const widths: Record<SortId, string> = {
  name: '13%',
  email: '18%',
  phone: '14%',
  age: '15%',
  job: '10%',
  tags: '10%',
  lastContact: '11%',
  registered: '9%',
};

export const CUSTOMER_COLUMNS: readonly Column<CustomerRow, SortId>[] = SORT_IDS.map((id) => ({
  id,
  header: crmTexts.columns[id],
  cell: (row) => (
    <>
      <CustomerCell id={id} row={row} />
      {id === 'name' && <CustomerBadges customer={row.customer} />}
    </>
  ),
  sortValue: sortValues[id],
  width: widths[id],
}));
