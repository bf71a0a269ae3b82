import {
  advisorLink,
  DEFAULT_ADVISOR_CODE,
  normalizeAdvisorCode,
  type PublicPage,
} from '@wbd/domain';
import { useDocumentTitle } from '@wbd/router';
import { useAuth } from '@wbd/auth';
import { Box, ErrorState, lazyExtra, share, toast } from '@wbd/ui';
import { lazy, Suspense, useEffect } from 'react';
import { createTurn, TurnEnd } from '../shared/in-turn.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { SectionBoundary } from '../shared/section-boundary.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { useAdvisorPage } from '../shared/use-advisor-page.ts';
import { WrongLink } from '../shared/wrong-link.tsx';
import { AdvisorHero } from './advisor-hero.tsx';
import { BookingBar } from './booking-bar.tsx';
import { DefaultHero } from './default-hero.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { CardsPlaceholder, HeroPlaceholder } from './placeholders.tsx';
import { COACHINGS_ID, SEMINARS_ID } from './sections.ts';
import { advisorPageTexts } from './texts.de.ts';

// the hero is what the visitor waits for: carousels and cards follow in scripts of their own
const loadTestimonials = () => import('./testimonials-section.tsx');
const loadVideos = () => import('./video-sections.tsx');
const Testimonials = lazy(loadTestimonials);

const testimonialsTurn = createTurn();
const Videos = lazy(async () => {
  const videos = await loadVideos();
  await testimonialsTurn.over();
  return videos;
});

// they are on the way while React takes over what is above them; one that does not arrive is explained in its place
void Promise.allSettled([loadTestimonials(), loadVideos()]);

const AboutUs = lazyExtra(() => import('./about-us.tsx'));

const { pageFailed } = sharedTexts;

/** An advisor's page, under every address that leads to it. */
export function Landing({ code }: { code: string }) {
  const { status, page, retry } = useAdvisorPage(code);
  const isDefault = normalizeAdvisorCode(code) === DEFAULT_ADVISOR_CODE;
  useDocumentTitle(page ? titleOf(page) : undefined);

  useEffect(() => {
    if (status !== 'failed') return;
    toast({ type: 'error', title: sharedTexts.error, description: pageFailed.testimonials });
  }, [status]);

  if (status === 'unknown') return <WrongLink />;
  if (!page) {
    return (
      <PageFrame onDark={status === 'loading' && !isDefault}>
        {status === 'failed' ? (
          <ErrorState level={1} title={pageFailed.title} text={pageFailed.videos} onRetry={retry} />
        ) : (
          <HeroPlaceholder onDark={!isDefault} />
        )}
      </PageFrame>
    );
  }
  return <LandingView page={page} isDefault={isDefault} />;
}

export interface LandingViewProps {
  page: PublicPage;
  isDefault: boolean;
  /** as it is for a person without a login */
  asVisitor?: boolean;
}

/** Everything on an advisor's page. */
export function LandingView({ page, isDefault, asVisitor = false }: LandingViewProps) {
  const uid = useAuth((auth) => auth.user?.uid ?? null);
  const onShare = () => {
    const url = advisorLink(window.location.origin, page.code, uid);
    const name = nameOf(page);
    void share({ url, title: name, text: advisorPageTexts.shareText(name) });
  };
  // a Basic advisor has no page of their own: what the network offers is shown in their name
  const isOwn = !isDefault && page.hasOwnPage;
  return (
    <PageFrame advisor={page} onShare={onShare} onDark={isOwn} asVisitor={asVisitor}>
      {isOwn ? (
        <AdvisorHero page={page} />
      ) : (
        <DefaultHero recommendedBy={isDefault ? null : nameOf(page)} />
      )}
      <Box>
        {page.testimonials.length > 0 && (isDefault || isOwn) ? (
          <SectionBoundary
            fallback={<CardsPlaceholder tall />}
            text={pageFailed.testimonials}
            onSettled={testimonialsTurn.end}
          >
            <Testimonials page={page} isDefault={isDefault} />
          </SectionBoundary>
        ) : (
          <TurnEnd end={testimonialsTurn.end} />
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
        {isDefault && (
          <Suspense>
            <AboutUs />
          </Suspense>
        )}
        {isOwn && isEmpty(page) && <NothingYet firstName={page.firstName} />}
        {isOwn && page.bookable && <BookingBar uid={page.uid} />}
      </Box>
    </PageFrame>
  );
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
  return !page.bookable && page.testimonials.length === 0 && !hasVideos(page);
}

function nameOf({ firstName, lastName }: PublicPage): string {
  return `${firstName} ${lastName}`;
}

function titleOf(page: PublicPage): string {
  return page.code === DEFAULT_ADVISOR_CODE ? advisorPageTexts.defaultTitle : nameOf(page);
}
