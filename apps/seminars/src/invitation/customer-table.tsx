import type { UnregisteredCustomer } from '@wbd/domain/seats';
import { formatDay } from '@wbd/domain/time';
import { useAddressSort } from '@wbd/ui/address';
import { DataTable, type Column, type Selection } from '@wbd/ui/table';
import { sharedTexts } from '../shared/texts.de.ts';
import { customerName } from './customers.ts';
import { invitationPageTexts as texts } from './texts.de.ts';

export interface CustomerListProps {
  customers: readonly UnregisteredCustomer[];
  selection: Selection;
}

type ColumnId = keyof typeof texts.columns;

const columns: readonly Column<UnregisteredCustomer, ColumnId>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    cell: customerName,
    sortValue: ({ firstName, lastName }) => `${lastName} ${firstName}`,
  },
  {
    id: 'email',
    header: texts.columns.email,
    cell: ({ email }) => email,
    sortValue: ({ email }) => email ?? undefined,
    width: '36%',
  },
  {
    id: 'job',
    header: texts.columns.job,
    cell: ({ job }) => job ?? sharedTexts.none,
    sortValue: ({ job }) => job ?? undefined,
  },
  {
    id: 'bday',
    header: texts.columns.bday,
    cell: ({ bday }) => (bday === null ? sharedTexts.none : formatDay(bday)),
    sortValue: ({ bday }) => bday ?? undefined,
  },
];

const SORTING = columns.map(({ id }) => id);

/** The customers to choose from, from 768 px on. */
export function CustomerTable({ customers, selection }: CustomerListProps) {
  const [sort, setSort] = useAddressSort<ColumnId>(SORTING, { id: 'name', descending: false });
  return (
    <DataTable
      label={texts.list}
      columns={columns}
      rows={customers}
      idOf={({ id }) => id}
      nameOf={customerName}
      sort={sort}
      onSort={setSort}
      selection={selection}
    />
  );
}
