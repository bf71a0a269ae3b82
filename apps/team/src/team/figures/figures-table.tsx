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
import type { FigureRow } from './figure-rows.ts';
import { figuresTexts as texts } from './texts.de.ts';

/** Five columns fit on a phone. */
const NARROW = { base: '1.5', md: '3' };
const counts = new Intl.NumberFormat('de-DE');

export interface FiguresTableProps {
  label: string;
  /** what a row is about */
  of: string;
  rows: readonly FigureRow[];
  /** as the last row */
  sum?: Figures;
}

/** The figures of each row. */
export function FiguresTable({ label, of, rows, sum }: FiguresTableProps) {
  return (
    <TableScroll label={label} maxH="32rem">
      <TableRoot aria-label={label} textStyle="sm">
        <TableHeader>
          <TableRow>
            <TableColumnHeader scope="col" px={NARROW}>
              {of}
            </TableColumnHeader>
            {FIGURES.map((figure) => (
              <TableColumnHeader key={figure} scope="col" px={NARROW} textAlign="end">
                {texts.figures[figure]}
              </TableColumnHeader>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ id, label: name, note, figures }) => (
            <TableRow key={id}>
              <TableColumnHeader scope="row" px={NARROW} overflowWrap="anywhere">
                {name}
                {note !== null && (
                  <Text textStyle="xs" fontWeight="normal" color="fg.muted">
                    {note}
                  </Text>
                )}
              </TableColumnHeader>
              <Numbers figures={figures} />
            </TableRow>
          ))}
          {sum && (
            <TableRow fontWeight="semibold">
              <TableColumnHeader scope="row" px={NARROW}>
                {texts.sum}
              </TableColumnHeader>
              <Numbers figures={sum} />
            </TableRow>
          )}
        </TableBody>
      </TableRoot>
    </TableScroll>
  );
}

function Numbers({ figures }: { figures: Figures | null }) {
  return FIGURES.map((figure) => (
    <TableCell key={figure} px={NARROW} textAlign="end" fontVariantNumeric="tabular-nums">
      {figures ? counts.format(figures[figure]) : texts.none}
    </TableCell>
  ));
}
