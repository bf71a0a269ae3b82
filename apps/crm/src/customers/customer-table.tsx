import { IconButton } from '@wbd/ui';
import { DataTable, type Sort } from '@wbd/ui/table';
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
  /** keep it stable between renders, and rows are made once */
  onEdit: (id: string) => void;
}

const idOf = ({ customer }: CustomerRow) => customer.id;
const nameOf = ({ name }: CustomerRow) => name;

/** The customers from 768 px on. */
export function CustomerTable({ rows, sort, onSort, onEdit }: CustomerTableProps) {
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
  return (
    <DataTable
      label={crmTexts.tableLabel}
      columns={CUSTOMER_COLUMNS}
      minW="74rem"
      {...{ rows, idOf, nameOf, sort, onSort, actions }}
    />
  );
}
