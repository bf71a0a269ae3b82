export { DataTable, type Column, type DataTableProps } from './data-table.tsx';
export { toggled, type Selection } from './selection.ts';
export { compareValues, type Sort, type SortValue } from './sort.ts';
export { useSortedRows } from './use-sorted-rows.ts';
export { VirtualCards, type VirtualCardsProps } from './virtual-cards.tsx';
export {
  TableBody,
  TableCaption,
  TableCell,
  TableColumnHeader,
  TableHeader,
  TableRoot,
  TableRow,
  TableScroll,
  type TableScrollProps,
} from './table.tsx';
