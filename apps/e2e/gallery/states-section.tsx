import { AppError } from '@wbd/domain/errors';
import { Button, EmptyState, ErrorState, SimpleGrid } from '@wbd/ui';
import { BarChart } from '@wbd/ui/chart';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card, SkeletonCards, SkeletonForm, SkeletonRows } from '@wbd/ui/page';
import { Clapperboard } from 'lucide-react';
import { galleryTexts } from './texts.de.ts';

const texts = galleryTexts.states;
const ignore = () => undefined;
const counts = new Intl.NumberFormat('de-DE');
const bars = [
  { month: new Date('2026-10-15T12:00:00Z'), values: [12, 30] },
  { month: new Date('2026-11-15T12:00:00Z'), values: [40, 1_000] },
];

export function StatesSection() {
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
      <Card>
        <EmptyState icon={<Clapperboard />} title={texts.empty} text={texts.emptyText}>
          <Button>{texts.newVideo}</Button>
        </EmptyState>
      </Card>
      <Card>
        <ErrorState title={texts.error} onRetry={ignore} />
      </Card>
      <FailureAlert error={new AppError('unavailable')} title={texts.alert} onRetry={ignore} />
      <Card>
        <BarChart
          series={[
            { id: 'came', label: texts.chart.came, color: 'brand.solid' },
            { id: 'others', label: texts.chart.others, color: 'gray.border' },
          ]}
          bars={bars}
          format={counts}
        />
      </Card>
      <SkeletonRows rows={3} />
      <SkeletonCards count={3} />
      <SkeletonForm fields={3} />
    </SimpleGrid>
  );
}
