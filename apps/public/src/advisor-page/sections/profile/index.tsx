import { useServedFirst } from '@wbd/ui';
import { lazy } from 'react';
import { SectionBoundary } from '../../../shared/section-boundary.tsx';
import { sharedTexts } from '../../../shared/texts.de.ts';
import type { Part } from '../part.ts';

const Profile = lazy(() => import('./profile-section.tsx'));

/** Rendered only in the browser, so no page's HTML contains it. */
export const profile: Part = {
  name: 'profile',
  Section: ({ page }) => {
    const isTakenOver = useServedFirst(false, true);
    return isTakenOver ? (
      <SectionBoundary fallback={null} text={sharedTexts.pageFailed.about}>
        <Profile page={page} />
      </SectionBoundary>
    ) : null;
  },
};
