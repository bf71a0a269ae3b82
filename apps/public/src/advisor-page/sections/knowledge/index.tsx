import { useServedFirst } from '@wbd/ui';
import { lazy } from 'react';
import { SectionBoundary } from '../../../shared/section-boundary.tsx';
import { sharedTexts } from '../../../shared/texts.de.ts';
import { CardsPlaceholder } from '../../placeholders.tsx';
import type { Part } from '../part.ts';

const Knowledge = lazy(() => import('./knowledge-section.tsx'));

/** Rendered only in the browser, so no page's HTML contains it. */
export const knowledge: Part = {
  name: 'knowledge',
  Section: ({ page }) => {
    const isTakenOver = useServedFirst(false, true);
    return isTakenOver && page.knowledge ? (
      <SectionBoundary fallback={<CardsPlaceholder />} text={sharedTexts.pageFailed.videos}>
        <Knowledge videos={page.knowledge} />
      </SectionBoundary>
    ) : null;
  },
};
