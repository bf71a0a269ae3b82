import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';
import { compareValues, sortValues, type CustomerRow } from './customer-rows.ts';
import { SORT_IDS, type Sort } from './customer-view.ts';
import { crmTexts } from './texts.de.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

const columns: ColumnDef<typeof features, CustomerRow>[] = SORT_IDS.map((id) => ({
  id,
  header: crmTexts.columns[id],
  accessorFn: sortValues[id],
  sortFn: (a, b, column) => compareValues(a.getValue(column), b.getValue(column)),
  sortUndefined: 'last',
}));

export type CustomerTableModel = ReactTable<typeof features, CustomerRow>;

/** The filtered customers in their order. Sorting belongs to the view, which is kept in the address. */
export function useCustomerTable(rows: CustomerRow[], sort: Sort): CustomerTableModel {
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ customer }) => customer.id,
    state: { sorting: [{ id: sort.id, desc: sort.descending }] },
  });
}
