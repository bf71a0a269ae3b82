import { fileUrl } from '@wbd/data/files';
import type { PageDraft } from '@wbd/domain/pages';
import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Box, Button, PageMessage } from '@wbd/ui';
import { useCallback, useEffect, type MouseEvent } from 'react';
import { FileUrls } from '../shared/file-urls.ts';
import { PageFrame } from '../shared/page-frame.tsx';
import { paths } from '../shared/paths.ts';
import { LandingView } from './landing.tsx';
import { HeroPlaceholder } from './placeholders.tsx';
import { COACHINGS_ID, SEMINARS_ID, TESTIMONIALS_ID } from '../shared/section-ids.ts';
import { advisorPageTexts } from './texts.de.ts';
import { isFramed, usePageDraft } from './use-page-draft.ts';

const texts = advisorPageTexts.preview;

/** `/vorschau`: an advisor's page as it is being edited, in the configurator's frame. By itself it has nothing to show. */
export function PreviewPage() {
  const draft = usePageDraft();
  useDocumentTitle(texts.title);
  if (draft) return <Draft draft={draft} />;
  return isFramed ? (
    <PageFrame onDark asVisitor>
      <HeroPlaceholder onDark />
    </PageFrame>
  ) : (
    <PageFrame>
      <PageMessage {...texts.alone} level={1}>
        <Button asChild>
          <RouterLink to={paths.configurator}>{texts.alone.open}</RouterLink>
        </Button>
      </PageMessage>
    </PageFrame>
  );
}

function Draft({ draft: { page, files, section } }: { draft: PageDraft }) {
  const urlOf = useCallback((path: string) => files[path] ?? fileUrl(path), [files]);
  useSectionInSight(section);
  return (
    <FileUrls value={urlOf}>
      <Box onClickCapture={stayHere}>
        <LandingView page={page} asVisitor />
      </Box>
    </FileUrls>
  );
}

/** A link would lead the frame away from the preview. */
function stayHere(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
}

const SECTION_IDS = {
  testimonials: TESTIMONIALS_ID,
  seminars: SEMINARS_ID,
  experts: COACHINGS_ID,
} as const;

function useSectionInSight(section: PageDraft['section']): void {
  useEffect(() => {
    if (section === null) return;
    const element = section === 'hero' ? null : document.getElementById(SECTION_IDS[section]);
    // `scrollIntoView` would scroll the page around the frame, too
    window.scrollTo({ top: element ? element.getBoundingClientRect().top + window.scrollY : 0 });
  }, [section]);
}
