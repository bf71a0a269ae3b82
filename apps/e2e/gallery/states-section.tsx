import { AppError } from '@wbd/domain/errors';
import { Button, EmptyState, ErrorState, SimpleGrid } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card, SkeletonCards, SkeletonForm, SkeletonRows } from '@wbd/ui/page';
import { Clapperboard } from 'lucide-react';
import { galleryTexts } from './texts.de.ts';

const texts = galleryTexts.states;
const ignore = () => undefined;

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
      <SkeletonRows rows={3} />
      <SkeletonCards count={3} />
      <SkeletonForm fields={3} />
    </SimpleGrid>
  );
}
