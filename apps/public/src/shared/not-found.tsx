import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Button, NOT_FOUND_TITLE, NotFoundState } from '@wbd/ui';
import { PageFrame } from './page-frame.tsx';
import { paths } from './paths.ts';
import { sharedTexts } from './texts.de.ts';

/** The page of every unknown address. */
export function NotFoundPage() {
  useDocumentTitle(NOT_FOUND_TITLE);
  return (
    <PageFrame>
      <NotFoundState>
        <Button asChild>
          <RouterLink to={paths.root}>{sharedTexts.home}</RouterLink>
        </Button>
      </NotFoundState>
    </PageFrame>
  );
}
