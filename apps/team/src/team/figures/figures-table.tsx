import { FIGURES, type Figures } from '@wbd/domain/teams';
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
import type { FigureRow } from './figure-rows.ts';
import { figuresTexts as texts } from './texts.de.ts';

/** Five columns fit on a phone. */
const NARROW = { base: '1', md: '3' };
/** A longer list scrolls by itself. */
const MOST_IN_FULL = 20;
const counts = new Intl.NumberFormat('de-DE');

export interface FiguresTableProps {
  label: string;
  /** what a row is about */
  of: string;
  rows: readonly FigureRow[];
  /** as the first row, which is in view however long the list is */
  sum?: Figures;
}

/** The figures of each row. */
export function FiguresTable({ label, of, rows, sum }: FiguresTableProps) {
  return (
    <TableScroll label={label} maxH={rows.length > MOST_IN_FULL ? '40rem' : undefined}>
      <TableRoot aria-label={label} textStyle="sm">
        <TableHeader>
          <TableRow>
            <TableColumnHeader scope="col" px={NARROW}>
              {of}
            </TableColumnHeader>
            {FIGURES.map((figure) => (
              <TableColumnHeader
                key={figure}
                scope="col"
                px={NARROW}
                textAlign="end"
                whiteSpace="normal"
              >
                {texts.figures[figure]}
              </TableColumnHeader>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {sum && (
            <TableRow fontWeight="semibold">
              <RowHeader>{texts.sum}</RowHeader>
              <Numbers figures={sum} />
            </TableRow>
          )}
          {rows.map(({ id, label: name, note, figures }) => (
            <TableRow key={id}>
              <RowHeader>
                {name}
                {note !== null && (
                  <Text textStyle="xs" fontWeight="normal" color="fg.muted">
                    {note}
                  </Text>
                )}
              </RowHeader>
              <Numbers figures={figures} />
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

function Numbers({ figures }: { figures: Figures | null }) {
  return FIGURES.map((figure) => (
    <TableCell key={figure} px={NARROW} textAlign="end" fontVariantNumeric="tabular-nums">
      {figures ? counts.format(figures[figure]) : texts.none}
    </TableCell>
  ));
}
