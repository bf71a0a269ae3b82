import { Grid, Skeleton } from '@wbd/ui';
import { BarChart, type Bar, type Series } from '@wbd/ui/chart';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { NumbersTable } from './numbers-table.tsx';

export interface ChartCardProps {
  texts: { title: string; text: string; failed: string };
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  series: readonly Series[];
  /** undefined until they are there */
  bars: readonly Bar[] | undefined;
  format: Intl.NumberFormat;
}

/** A chart, and beside it the same numbers as a table: for screen readers, and for the exact value. */
export function ChartCard({ texts, query, bars, ...chart }: ChartCardProps) {
  const { error, isFetching, refetch } = query;
  return (
    <Card title={texts.title} text={texts.text}>
      {bars ? (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '3fr 2fr' }} gap="8">
          <BarChart bars={bars} {...chart} />
          <NumbersTable label={texts.title} bars={bars} {...chart} />
        </Grid>
      ) : error && !isFetching ? (
        <FailureAlert error={error} title={texts.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h="72" />
      )}
    </Card>
  );
}
