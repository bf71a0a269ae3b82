import { Box, chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, type ReactNode } from 'react';
import { overscanFor } from './overscan.ts';
import { toggled, type Selection } from './selection.ts';
import { SortHeader } from './sort-header.tsx';
import type { Sort, SortValue } from './sort.ts';
import {
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHeader,
  TableRoot,
  TableRow,
  TableScroll,
} from './table.tsx';
import { tableTexts } from './texts.de.ts';
import { useSortedRows } from './use-sorted-rows.ts';

const ROW_HEIGHT_PX = 57;
const ROWS_BEYOND_SIGHT = 8;

const Tick = chakra('input', {
  base: { boxSize: '5', accentColor: 'colorPalette.solid', display: 'block' },
});

export interface Column<Row, Id extends string = string> {
  id: Id;
  header: string;
  cell: (row: Row) => ReactNode;
  /** absent: the table cannot be sorted by this column */
  sortValue?: (row: Row) => SortValue;
  width?: string;
}

export interface DataTableProps<Row, Id extends string> {
  label: string;
  /** the first one stays in view while the rest scrolls sideways; keep the array stable between renders */
  columns: readonly Column<Row, Id>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** what a row is called for screen readers */
  nameOf: (row: Row) => string;
  sort?: Sort<Id>;
  onSort?: (sort: Sort<Id>) => void;
  selection?: Selection;
  /** buttons at the end of each row */
  actions?: { header: string; cell: (row: Row) => ReactNode; width?: string };
  /** marks a row with a colour */
  tintOf?: (row: Row) => string | undefined;
  minW?: string;
  maxH?: string;
}

/** Rows in columns, sorted and selected. Of many, only those in sight are in the page: ten thousand scroll like ten. */
export function DataTable<Row, Id extends string>(props: DataTableProps<Row, Id>) {
  const { label, columns, idOf, nameOf, sort, onSort, selection, actions, tintOf } = props;
  const { minW = '48rem', maxH = 'max(26rem, calc(100dvh - 28rem))' } = props;
  const rows = useSortedRows(props.rows, columns, sort);
  const frame = useRef<HTMLDivElement>(null);
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
    <TableScroll ref={frame} label={label} maxH={maxH}>
      <TableRoot interactive minW={minW} tableLayout="fixed" aria-rowcount={rows.length + 1}>
        <TableHeader>
          <TableRow aria-rowindex={1}>
            {selection && (
              <TableColumnHeader scope="col" width="3.5rem">
                <SelectAll ids={rows.map(idOf)} selection={selection} />
              </TableColumnHeader>
            )}
            {columns.map(({ id, header, width, sortValue }, index) => (
              <SortHeader
                key={id}
                id={id}
                width={width}
                pinned={index === 0}
                sort={sort}
                onSort={sortValue && onSort}
              >
                {header}
              </SortHeader>
            ))}
            {actions && (
              <TableColumnHeader scope="col" width={actions.width ?? '4.5rem'}>
                <Box srOnly>{actions.header}</Box>
              </TableColumnHeader>
            )}
          </TableRow>
        </TableHeader>
        <TableBody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {items.map(({ index }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <DataRow
                key={idOf(row)}
                {...{ row, index, columns, idOf, nameOf, selection, actions, tintOf }}
              />
            );
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </TableBody>
      </TableRoot>
    </TableScroll>
  );
}

type DataRowProps<Row, Id extends string> = Pick<
  DataTableProps<Row, Id>,
  'columns' | 'idOf' | 'nameOf' | 'selection' | 'actions' | 'tintOf'
> & { row: Row; index: number };

/** Made once for as long as nothing about it changes: every turn of the wheel renders the table. */
function DataRow<Row, Id extends string>(props: DataRowProps<Row, Id>) {
  const { row, index, columns, idOf, nameOf, selection, actions, tintOf } = props;
  return useMemo(() => {
    const id = idOf(row);
    const tint = tintOf?.(row);
    return (
      <TableRow aria-rowindex={index + 2} h={`${ROW_HEIGHT_PX}px`} bg={tint}>
        {selection && (
          <TableCell py="0">
            <Tick
              type="checkbox"
              aria-label={tableTexts.select(nameOf(row))}
              checked={selection.ids.has(id)}
              onChange={({ target }) => {
                selection.onChange(toggled(selection.ids, id, target.checked));
              }}
            />
          </TableCell>
        )}
        {columns.map((column, at) => (
          <TableCell
            key={column.id}
            py="0"
            truncate
            {...(at === 0 && {
              'data-pinned': true,
              fontWeight: 'medium',
              title: nameOf(row),
              bg: tint,
            })}
          >
            {column.cell(row)}
          </TableCell>
        ))}
        {actions && (
          <TableCell py="0" px="2">
            {actions.cell(row)}
          </TableCell>
        )}
      </TableRow>
    );
  }, [row, index, columns, idOf, nameOf, selection, actions, tintOf]);
}

function SelectAll({ ids, selection }: { ids: readonly string[]; selection: Selection }) {
  const selected = ids.filter((id) => selection.ids.has(id)).length;
  const all = ids.length > 0 && selected === ids.length;
  return (
    <Tick
      type="checkbox"
      aria-label={tableTexts.selectAll}
      checked={all}
      ref={(element: HTMLInputElement | null) => {
        if (element) element.indeterminate = selected > 0 && !all;
      }}
      onChange={() => {
        const shown = new Set(ids);
        // hidden rows keep their selection
        const others = [...selection.ids].filter((id) => !shown.has(id));
        selection.onChange(new Set(all ? others : [...others, ...ids]));
      }}
    />
  );
}
