import { CSV_TYPE, toCsv } from '@wbd/domain/csv';
import { formatMoney } from '@wbd/domain/plans';
import { salesMonths, type FilmSale, type SalesMonth } from '@wbd/domain/sales';
import { formatMonth } from '@wbd/domain/time';
import { Button, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { saveFile } from '@wbd/ui/save-file';
import {
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHeader,
  TableRoot,
  TableRow,
  TableScroll,
} from '@wbd/ui/table';
import { Download } from 'lucide-react';
import { offersTexts } from '../texts.de.ts';

const texts = offersTexts.selling.months;
const SUMS = ['sold', 'returned', 'fee', 'stripeFee', 'left'] as const;
const HEADERS = [texts.month, texts.count, ...SUMS.map((sum) => texts[sum])];

const monthName = ({ month }: SalesMonth) => formatMonth(new Date(`${month}-15T12:00:00Z`));
const decimal = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** Sales and remaining sums by month. */
export function MonthsCard({ sales }: { sales: readonly FilmSale[] }) {
  const months = salesMonths(sales);
  const save = () => {
    const rows = months.map((month) => [
      month.month,
      String(month.count),
      ...SUMS.map((sum) => decimal(month[sum])),
    ]);
    saveFile({ filename: texts.file, content: toCsv(HEADERS, rows), type: CSV_TYPE });
  };
  return (
    <Card title={texts.title}>
      <Stack gap="4" align="start">
        <TableScroll label={texts.title}>
          <TableRoot minW="44rem">
            <TableHeader>
              <TableRow>
                {HEADERS.map((header) => (
                  <TableColumnHeader key={header}>{header}</TableColumnHeader>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {months.map((month) => (
                <TableRow key={month.month}>
                  <TableCell>{monthName(month)}</TableCell>
                  <TableCell>{month.count}</TableCell>
                  {SUMS.map((sum) => (
                    <TableCell key={sum}>{formatMoney(month[sum])}</TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </TableRoot>
        </TableScroll>
        <Text color="fg.muted" textStyle="sm">
          {texts.note}
        </Text>
        <Button size="sm" variant="surface" colorPalette="gray" onClick={save}>
          <Download aria-hidden />
          {texts.export}
        </Button>
      </Stack>
    </Card>
  );
}
