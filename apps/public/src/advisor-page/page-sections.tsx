import { showsTestimonials, type PageKnowledge, type PublicPage } from '@wbd/domain/pages';
import { Box, lazyExtra, useServedFirst } from '@wbd/ui';
import { lazy, memo, Suspense } from 'react';
import { SectionBoundary } from '../shared/section-boundary.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { BookingBar } from './booking-bar.tsx';
import { CardsPlaceholder } from './placeholders.tsx';
import { COACHINGS_ID, SEMINARS_ID } from '../shared/section-ids.ts';

// the hero is what the visitor waits for: carousels and cards follow in scripts of their own
const loadTestimonials = () => import('./testimonials-section.tsx');
const loadVideos = () => import('./video-sections.tsx');
const Testimonials = lazy(loadTestimonials);
const Videos = lazy(loadVideos);

// they are on the way while React takes over what is above them; one that does not arrive is explained in its place. In a
// task of their own: the module's script is a long one already
setTimeout(() => void Promise.allSettled([loadTestimonials(), loadVideos()]));

const Knowledge = lazy(() => import('./knowledge-section.tsx'));
const Profile = lazy(() => import('./profile-section.tsx'));
const AboutUs = lazyExtra(() => import('./about-us.tsx'));

const { pageFailed } = sharedTexts;

interface PageSectionsProps {
  page: PublicPage;
  isDefault: boolean;
  /** whether it is the advisor's own page; another one shows what the network offers */
  isOwn: boolean;
}

/**
 * The sections after the hero. They do not render again with the page: React would replace HTML that is not hydrated
 * yet.
 */
export const PageSections = memo(function PageSections({
  page,
  isDefault,
  isOwn,
}: PageSectionsProps) {
  return (
    <Box>
      {showsTestimonials(page) && (
        <SectionBoundary fallback={<CardsPlaceholder tall />} text={pageFailed.testimonials}>
          <Testimonials page={page} isDefault={isDefault} />
        </SectionBoundary>
      )}
      {(!isOwn || hasVideos(page)) && (
        <SectionBoundary
          fallback={isOwn ? <CardsPlaceholder /> : <SectionsPlaceholder />}
          title={pageFailed.title}
          text={pageFailed.videos}
        >
          <Videos page={page} isOwn={isOwn} />
        </SectionBoundary>
      )}
      {isOwn && page.knowledge && <KnowledgeOfAdvisor videos={page.knowledge} />}
      {isOwn && <AboutAdvisor page={page} />}
      {isDefault && (
        <Suspense>
          <AboutUs />
        </Suspense>
      )}
      {isOwn && <BookingBar page={page} />}
    </Box>
  );
});

/** In the HTML of no page, as what is about the advisor. */
function KnowledgeOfAdvisor({ videos }: { videos: readonly PageKnowledge[] }) {
  const isTakenOver = useServedFirst(false, true);
  return isTakenOver ? (
    <SectionBoundary fallback={<CardsPlaceholder />} text={pageFailed.videos}>
      <Knowledge videos={videos} />
    </SectionBoundary>
  ) : null;
}

/** In the HTML of no page, so that it needs no shape. Apart from the sections, which would render again with it. */
function AboutAdvisor({ page }: { page: PublicPage }) {
  const isTakenOver = useServedFirst(false, true);
  return isTakenOver ? (
    <SectionBoundary fallback={null} text={pageFailed.about}>
      <Profile page={page} isEmpty={isEmpty(page)} />
    </SectionBoundary>
  ) : null;
}

/** The default hero's buttons lead to the sections before those have arrived. */
function SectionsPlaceholder() {
  return (
    <>
      <CardsPlaceholder id={SEMINARS_ID} />
      <CardsPlaceholder id={COACHINGS_ID} />
    </>
  );
}

function hasVideos({ seminars, experts }: PublicPage): boolean {
  return seminars.length + experts.length > 0;
}

function isEmpty(page: PublicPage): boolean {
  return page.testimonials.length === 0 && !hasVideos(page) && !page.knowledge;
}
