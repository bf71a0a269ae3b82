import { formatMoney } from '@wbd/domain/plans';
import { FIGURES, MONEY, type Figures, type Money } from '@wbd/domain/teams';
import { Text } from '@wbd/ui';
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
import type { FigureRow, MoneyRow, Row } from './figure-rows.ts';
import { figuresTexts as texts } from './texts.de.ts';

/** Five columns fit on a phone. */
const NARROW = { base: '1', md: '3' };
/** A longer list scrolls by itself. */
const MOST_IN_FULL = 20;
const counts = new Intl.NumberFormat('de-DE');

interface TableProps<OneRow, Sum> {
  label: string;
  /** what a row is about */
  of: string;
  rows: readonly OneRow[];
  /** as the first row, which is in view however long the list is */
  sum?: Sum;
}

const COUNTED = FIGURES.map((figure) => texts.figures[figure]);
const PAID = MONEY.map((figure) => texts.money.columns[figure]);
const counted = (figures: Figures) => FIGURES.map((figure) => counts.format(figures[figure]));
const paid = (money: Money) => MONEY.map((figure) => formatMoney(money[figure]));

/** The figures of each row. */
export function FiguresTable({ label, of, rows, sum }: TableProps<FigureRow, Figures>) {
  const shown = rows.map((row) => ({ ...row, cells: row.figures && counted(row.figures) }));
  return <Numbers label={label} of={of} columns={COUNTED} rows={shown} sum={sum && counted(sum)} />;
}

/** Revenue and commission of each row. */
export function MoneyTable({ label, of, rows, sum }: TableProps<MoneyRow, Money>) {
  const shown = rows.map((row) => ({ ...row, cells: row.money && paid(row.money) }));
  return <Numbers label={label} of={of} columns={PAID} rows={shown} sum={sum && paid(sum)} />;
}

type NumbersProps = TableProps<Row & { cells: readonly string[] | null }, readonly string[]> & {
  columns: readonly string[];
};

function Numbers({ label, of, columns, rows, sum }: NumbersProps) {
  return (
    <TableScroll label={label} maxH={rows.length > MOST_IN_FULL ? '40rem' : undefined}>
      <TableRoot aria-label={label} textStyle="sm">
        <TableHeader>
          <TableRow>
            <TableColumnHeader scope="col" px={NARROW}>
              {of}
            </TableColumnHeader>
            {columns.map((column) => (
              <TableColumnHeader
                key={column}
                scope="col"
                px={NARROW}
                textAlign="end"
                whiteSpace="normal"
              >
                {column}
              </TableColumnHeader>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {sum && (
            <TableRow fontWeight="semibold">
              <RowHeader>{texts.sum}</RowHeader>
              <Cells columns={columns} cells={sum} />
            </TableRow>
          )}
          {rows.map(({ id, label: name, note, cells }) => (
            <TableRow key={id}>
              <RowHeader>
                {name}
                {note !== null && (
                  <Text textStyle="xs" fontWeight="normal" color="fg.muted">
                    {note}
                  </Text>
                )}
              </RowHeader>
              <Cells columns={columns} cells={cells} />
            </TableRow>
          ))}
        </TableBody>
      </TableRoot>
    </TableScroll>
  );
}

function RowHeader({ children }: { children: ReactNode }) {
  return (
    <TableCell as="th" scope="row" px={NARROW} textAlign="start" fontWeight="inherit">
      {children}
    </TableCell>
  );
}

function Cells({
  columns,
  cells,
}: {
  columns: readonly string[];
  cells: readonly string[] | null;
}) {
  return columns.map((column, index) => (
    <TableCell key={column} px={NARROW} textAlign="end" fontVariantNumeric="tabular-nums">
      {cells?.[index] ?? texts.none}
    </TableCell>
  ));
}
