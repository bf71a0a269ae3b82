import { useVirtualizer } from '@tanstack/react-virtual';
import { Box, chakra, IconButton } from '@wbd/ui';
import {
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHeader,
  TableRoot,
  TableRow,
  TableScroll,
} from '@wbd/ui/table';
import { ArrowDown, ArrowUp, ArrowUpDown, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { CustomerCell } from './customer-cell.tsx';
import { SORT_IDS, type Sort, type SortId } from './customer-view.ts';
import { overscanFor } from './overscan.ts';
import { crmTexts } from './texts.de.ts';
import type { CustomerTableModel } from './use-customer-table.ts';

const ROW_HEIGHT_PX = 57;
const ROWS_BEYOND_SIGHT = 12;

const widths: Record<SortId, string> = {
  name: '16%',
  email: '20%',
  phone: '14%',
  age: '16%',
  job: '11%',
  lastContact: '12%',
  registered: '11%',
};

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '11',
    fontWeight: 'medium',
    cursor: 'pointer',
    borderRadius: 'l1',
    _hover: { color: 'fg' },
  },
});

function SortMark({ sorted, descending }: { sorted: boolean; descending: boolean }) {
  if (!sorted) return <ArrowUpDown aria-hidden size={14} opacity={0.45} />;
  return descending ? <ArrowDown aria-hidden size={14} /> : <ArrowUp aria-hidden size={14} />;
}

function SortHeader(props: { id: SortId; sort: Sort; onSort: (sort: Sort) => void }) {
  const { id, sort, onSort } = props;
  const sorted = sort.id === id;
  return (
    <TableColumnHeader
      scope="col"
      width={widths[id]}
      data-pinned={id === 'name' ? true : undefined}
      py="0"
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
      color={sorted ? 'fg' : undefined}
    >
      <SortButton
        type="button"
        onClick={() => {
          onSort({ id, descending: sorted && !sort.descending });
        }}
      >
        {crmTexts.columns[id]}
        <SortMark sorted={sorted} descending={sort.descending} />
      </SortButton>
    </TableColumnHeader>
  );
}

export interface CustomerTableProps {
  table: CustomerTableModel;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onEdit: (id: string) => void;
}

/** The customers from 768 px on. Of many, only the rows in sight are in the page: ten thousand scroll like ten. */
export function CustomerTable({ table, sort, onSort, onEdit }: CustomerTableProps) {
  const { rows } = table.getRowModel();
  const frame = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- the build has no React compiler that it could confuse
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: overscanFor(rows.length, ROWS_BEYOND_SIGHT),
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <TableScroll ref={frame} label={crmTexts.tableLabel} maxH="max(26rem, calc(100dvh - 28rem))">
      <TableRoot interactive minW="74rem" tableLayout="fixed" aria-rowcount={rows.length + 1}>
        <TableHeader>
          <TableRow aria-rowindex={1}>
            {SORT_IDS.map((id) => (
              <SortHeader key={id} id={id} sort={sort} onSort={onSort} />
            ))}
            <TableColumnHeader scope="col" width="4.5rem">
              <Box srOnly>{crmTexts.actions}</Box>
            </TableColumnHeader>
          </TableRow>
        </TableHeader>
        <TableBody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {items.map(({ index }) => {
            const row = rows[index]?.original;
            if (!row) return null;
            return (
              <TableRow key={row.customer.id} aria-rowindex={index + 2} h={`${ROW_HEIGHT_PX}px`}>
                {SORT_IDS.map((id) => (
                  <TableCell
                    key={id}
                    py="0"
                    truncate
                    {...(id === 'name' && {
                      'data-pinned': true,
                      fontWeight: 'medium',
                      title: row.name,
                    })}
                  >
                    <CustomerCell id={id} row={row} />
                  </TableCell>
                ))}
                <TableCell py="0" px="2">
                  <IconButton
                    variant="ghost"
                    aria-label={crmTexts.editCustomer(row.name)}
                    onClick={() => {
                      onEdit(row.customer.id);
                    }}
                  >
                    <Pencil aria-hidden />
                  </IconButton>
                </TableCell>
              </TableRow>
            );
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </TableBody>
      </TableRoot>
    </TableScroll>
  );
}
