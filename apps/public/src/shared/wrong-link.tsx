import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Button, PageMessage } from '@wbd/ui';
import { Unlink } from 'lucide-react';
import { PageFrame } from './page-frame.tsx';
import { paths } from './paths.ts';
import { sharedTexts } from './texts.de.ts';

/** The page under a code that does not exist. */
export function WrongLink() {
  useDocumentTitle(sharedTexts.wrongLink.title);
  return (
    <PageFrame>
      <PageMessage
        level={1}
        icon={<Unlink size={26} />}
        title={sharedTexts.wrongLink.title}
        text={sharedTexts.wrongLink.hint}
      >
        <Button asChild variant="outline">
          <RouterLink to={paths.root}>{sharedTexts.home}</RouterLink>
        </Button>
      </PageMessage>
    </PageFrame>
  );
}
