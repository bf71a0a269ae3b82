import { DEFAULT_ADVISOR_CODE, normalizeAdvisorCode } from '@wbd/domain/advisors';
import { branch, section } from '@wbd/domain/first-view';
import { advisorLink, isOwnPage, type PublicPage } from '@wbd/domain/pages';
import { useDocumentTitle } from '@wbd/router';
import { useAuth } from '@wbd/auth';
import { ErrorState, share, toast } from '@wbd/ui';
import { useEffect } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { useAdvisorPage } from '../shared/use-advisor-page.ts';
import { WrongLink } from '../shared/wrong-link.tsx';
import { AdvisorHero } from './advisor-hero.tsx';
import { DefaultHero } from './default-hero.tsx';
import { PageSections } from './sections/page-sections.tsx';
import { HeroPlaceholder } from './placeholders.tsx';
import { advisorPageTexts } from './texts.de.ts';

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
  return <LandingView page={page} />;
}

export interface LandingViewProps {
  page: PublicPage;
  /** as it is for a person without a login */
  asVisitor?: boolean;
}

/** Everything on an advisor's page. */
export function LandingView({ page, asVisitor = false }: LandingViewProps) {
  const uid = useAuth((auth) => auth.user?.uid ?? null);
  const onShare = () => {
    const url = advisorLink(window.location.origin, page.code, uid);
    const name = nameOf(page);
    void share({ url, title: name, text: advisorPageTexts.shareText(name) });
  };
  // a Basic advisor has no page: the network's offer is shown in their name
  return branch(isOwnPage(page), (isOwn) => (
    <PageFrame advisor={page} onShare={onShare} onDark={isOwn} asVisitor={asVisitor}>
      {isOwn
        ? section('hero', <AdvisorHero page={page} />)
        : section('network hero', <DefaultHero page={page} />)}
      <PageSections page={page} isOwn={isOwn} />
    </PageFrame>
  ));
}

function nameOf({ firstName, lastName }: PublicPage): string {
  return `${firstName} ${lastName}`;
}

function titleOf(page: PublicPage): string {
  return page.code === DEFAULT_ADVISOR_CODE ? advisorPageTexts.defaultTitle : nameOf(page);
}
