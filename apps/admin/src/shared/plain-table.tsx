import {
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHeader,
  TableRoot,
  TableRow,
  TableScroll,
} from '@wbd/ui/table';
import type { ReactNode } from 'react';

/** Several columns fit on a phone. */
const NARROW = { base: '1.5', md: '3' };

export interface PlainTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A short table that is only read. */
export function PlainTable({ label, columns, rows }: PlainTableProps) {
  return (
    <TableScroll label={label}>
      <TableRoot aria-label={label} textStyle="sm">
        <TableHeader>
          <TableRow>
            {columns.map((column) => (
              <TableColumnHeader key={column} scope="col" px={NARROW}>
                {column}
              </TableColumnHeader>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {columns.map((column, index) => (
                <TableCell key={column} px={NARROW} fontVariantNumeric="tabular-nums">
                  {cells[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </TableRoot>
    </TableScroll>
  );
}
