import { any, has } from '@wbd/domain/first-view';
import { lazy, type ReactNode } from 'react';
import { SectionBoundary } from '../../../shared/section-boundary.tsx';
import { COACHINGS_ID, SEMINARS_ID } from '../../../shared/section-ids.ts';
import { sharedTexts } from '../../../shared/texts.de.ts';
import { CardsPlaceholder } from '../../placeholders.tsx';
import { soon } from '../load-soon.ts';
import type { Part } from '../part.ts';

const Videos = lazy(soon(() => import('./video-sections.tsx')));

const { pageFailed } = sharedTexts;

function Boundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <SectionBoundary fallback={fallback} title={pageFailed.title} text={pageFailed.videos}>
      {children}
    </SectionBoundary>
  );
}

/** On an advisor's own page. */
export const videos: Part = {
  name: 'videos',
  isOn: ({ seminars, experts }) => any(has(seminars), has(experts)),
  Section: ({ page }) => (
    <Boundary fallback={<CardsPlaceholder />}>
      <Videos page={page} isOwn />
    </Boundary>
  ),
};

/** For pages that show the network's offer. The hero's buttons link to the sections before these have loaded. */
export const networkVideos: Part = {
  name: 'network videos',
  Section: ({ page }) => (
    <Boundary
      fallback={
        <>
          <CardsPlaceholder id={SEMINARS_ID} />
          <CardsPlaceholder id={COACHINGS_ID} />
        </>
      }
    >
      <Videos page={page} isOwn={false} />
    </Boundary>
  ),
};
