import { AppError } from '@wbd/domain/errors';
import { Clapperboard } from 'lucide-react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleEverywhere, renderPage } from '../../testing/index.ts';
import { Button } from '../button/button.tsx';
import { BarChart } from '../chart/index.ts';
import { FailureAlert } from '../feedback/index.ts';
import { Card, SkeletonCards, SkeletonForm, SkeletonRows } from '../page/index.ts';
import { EmptyState, ErrorState, LoadingState } from './page-states.tsx';

const texts = {
  empty: 'Keine Experten-Videos gefunden',
  emptyText: 'Dein erstes Video ist in wenigen Minuten online.',
  add: 'Neues Experten-Video',
  error: 'Fehler beim Laden der Videos',
  alert: 'Fehler beim Aktualisieren der Kundendaten',
};
const SERIES = [
  { id: 'came', label: 'Gekommen', color: 'brand.solid' },
  { id: 'others', label: 'Nicht gekommen', color: 'gray.border' },
];
const BARS = [
  { month: new Date('2026-10-15T12:00:00Z'), values: [12, 30] },
  { month: new Date('2026-11-15T12:00:00Z'), values: [40, 1_000] },
];
const onRetry = () => undefined;

test('UX-04 a loading state in place of a step takes the focus', async () => {
  await renderPage(<LoadingState takesFocus />);
  await expect.element(page.getByRole('status')).toHaveFocus();
});

test('UX-04 what a page shows in place of its content breaks no accessibility rule, on a phone and at a desk, light and dark', async () => {
  await renderPage(
    <>
      <Card>
        <EmptyState icon={<Clapperboard />} title={texts.empty} text={texts.emptyText}>
          <Button>{texts.add}</Button>
        </EmptyState>
      </Card>
      <Card>
        <ErrorState title={texts.error} onRetry={onRetry} />
      </Card>
      <FailureAlert error={new AppError('unavailable')} title={texts.alert} onRetry={onRetry} />
      <Card>
        <BarChart series={SERIES} bars={BARS} format={new Intl.NumberFormat('de-DE')} />
      </Card>
      <SkeletonRows rows={3} />
      <SkeletonCards count={3} />
      <SkeletonForm fields={3} />
    </>,
  );
  await expectAccessibleEverywhere();
});
