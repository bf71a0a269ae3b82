import { IconButton } from '@wbd/ui';
import { DataTable, type Selection, type Sort } from '@wbd/ui/table';
import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { CUSTOMER_COLUMNS } from './customer-columns.tsx';
import type { CustomerRow } from './customer-rows.ts';
import type { SortId } from './customer-view.ts';
import { crmTexts } from './texts.de.ts';

export interface CustomerTableProps {
  rows: readonly CustomerRow[];
  sort: Sort<SortId>;
  onSort: (sort: Sort<SortId>) => void;
  selection: Selection;
  /** keep it stable between renders, and rows are made once */
  onEdit: (id: string) => void;
}

const idOf = ({ customer }: CustomerRow) => customer.id;
const nameOf = ({ name }: CustomerRow) => name;

/** The customers from 768 px on. */
export function CustomerTable({ rows, sort, onSort, selection, onEdit }: CustomerTableProps) {
  const actions = useMemo(
    () => ({
      header: crmTexts.actions,
      cell: ({ name, customer }: CustomerRow) => (
        <IconButton
          variant="ghost"
          aria-label={crmTexts.editCustomer(name)}
          onClick={() => {
            onEdit(customer.id);
          }}
        >
          <Pencil aria-hidden />
        </IconButton>
      ),
    }),
    [onEdit],
  );
  const hasTags = rows.some(({ customer }) => customer.tags.length > 0);
  const columns = useMemo(
    () => CUSTOMER_COLUMNS.filter(({ id }) => hasTags || id !== 'tags'),
    [hasTags],
  );
  return (
    <DataTable
      label={crmTexts.tableLabel}
      minW="82rem"
      {...{ columns, rows, idOf, nameOf, sort, onSort, selection, actions }}
    />
  );
}
