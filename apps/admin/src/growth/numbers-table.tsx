import { formatMonth } from '@wbd/domain/time';
import { sumOf, type BarChartProps } from '@wbd/ui/chart';
import {
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHeader,
  TableRoot,
  TableRow,
  TableScroll,
} from '@wbd/ui/table';
import { growthTexts as texts } from './texts.de.ts';

/** Four columns of amounts fit on a phone. */
const NARROW = { base: '1.5', md: '3' };

/** The numbers of a chart, the latest month first. */
export function NumbersTable({ label, series, bars, format }: BarChartProps & { label: string }) {
  return (
    <TableScroll label={label} maxH="20rem">
      <TableRoot aria-label={label} textStyle="sm">
        <TableHeader>
          <TableRow>
            <TableColumnHeader scope="col" px={NARROW}>
              {texts.month}
            </TableColumnHeader>
            {series.map((one) => (
              <TableColumnHeader key={one.id} scope="col" px={NARROW} textAlign="end">
                {one.label}
              </TableColumnHeader>
            ))}
            <TableColumnHeader scope="col" px={NARROW} textAlign="end">
              {texts.total}
            </TableColumnHeader>
          </TableRow>
        </TableHeader>
        <TableBody>
          {bars.toReversed().map(({ month, values }) => (
            <TableRow key={month.getTime()}>
              <TableCell px={NARROW} whiteSpace="nowrap">
                {formatMonth(month)}
              </TableCell>
              {series.map(({ id }, index) => (
                <NumberCell key={id}>{format.format(values[index] ?? 0)}</NumberCell>
              ))}
              <NumberCell>{format.format(sumOf(values))}</NumberCell>
            </TableRow>
          ))}
        </TableBody>
      </TableRoot>
    </TableScroll>
  );
}

function NumberCell({ children }: { children: string }) {
  return (
    <TableCell px={NARROW} textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {children}
    </TableCell>
  );
}
