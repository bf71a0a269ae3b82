import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { compareValues, type Sort, type SortValue } from './sort.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** A column as sorting sees it. */
export interface SortableColumn<Row, Id extends string> {
  id: Id;
  sortValue?: (row: Row) => SortValue;
}

/** The rows in their order. */
export function useSortedRows<Row, Id extends string>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row, Id>[],
  sort: Sort<Id> | undefined,
): Row[] {
  const definitions = useMemo(
    () =>
      columns.flatMap(({ id, sortValue }): ColumnDef<typeof features, { row: Row }>[] =>
        sortValue
          ? [
              {
                id,
                accessorFn: ({ row }) => sortValue(row),
                sortFn: (a, b, column) => compareValues(a.getValue(column), b.getValue(column)),
                sortUndefined: 'last',
              },
            ]
          : [],
      ),
    [columns],
  );
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    state: { sorting: sort ? [{ id: sort.id, desc: sort.descending }] : [] },
  });
  return table.getRowModel().rows.map(({ original }) => original.row);
}
