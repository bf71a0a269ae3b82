import { showsTestimonials } from '@wbd/domain/pages';
import { lazy } from 'react';
import { SectionBoundary } from '../../../shared/section-boundary.tsx';
import { sharedTexts } from '../../../shared/texts.de.ts';
import { CardsPlaceholder } from '../../placeholders.tsx';
import { soon } from '../load-soon.ts';
import type { Part } from '../part.ts';

const Testimonials = lazy(soon(() => import('./testimonials-section.tsx')));

export const testimonials: Part = {
  name: 'testimonials',
  isOn: showsTestimonials,
  Section: ({ page }) => (
    <SectionBoundary
      fallback={<CardsPlaceholder tall />}
      text={sharedTexts.pageFailed.testimonials}
    >
      <Testimonials page={page} />
    </SectionBoundary>
  ),
};
