import { IconButton } from '@wbd/ui';
import { DataTable, type Sort } from '@wbd/ui/table';
import { Pencil } from 'lucide-react';
import { CUSTOMER_COLUMNS } from './customer-columns.tsx';
import type { CustomerRow } from './customer-rows.ts';
import type { SortId } from './customer-view.ts';
import { crmTexts } from './texts.de.ts';

export interface CustomerTableProps {
  rows: readonly CustomerRow[];
  sort: Sort<SortId>;
  onSort: (sort: Sort<SortId>) => void;
  onEdit: (id: string) => void;
}

/** The customers from 768 px on. */
export function CustomerTable({ rows, sort, onSort, onEdit }: CustomerTableProps) {
  return (
    <DataTable
      label={crmTexts.tableLabel}
      columns={CUSTOMER_COLUMNS}
      rows={rows}
      idOf={({ customer }) => customer.id}
      nameOf={({ name }) => name}
      sort={sort}
      onSort={onSort}
      minW="74rem"
      actions={{
        header: crmTexts.actions,
        cell: ({ name, customer }) => (
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
      }}
    />
  );
}
