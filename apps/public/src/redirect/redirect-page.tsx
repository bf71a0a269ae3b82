import { fileUrl } from '@wbd/data/files';
import { Link as RouterLink, useDocumentTitle, useSearchParams } from '@wbd/router';
import { Button, Flex, Heading, PageMessage, Spinner } from '@wbd/ui';
import { ExternalLink, Unlink } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { paths } from '../shared/paths.ts';
import { redirectTarget } from './redirect-target.ts';
import { redirectTexts as texts } from './texts.de.ts';

/** `/redirect?url=` */
export function RedirectPage() {
  useDocumentTitle(texts.documentTitle);
  const [search] = useSearchParams();
  const target = redirectTarget(search.get('url'), {
    origin: window.location.origin,
    // the prefix of a file's path
    files: fileUrl('').split('?')[0] ?? '',
  });
  const ownHref = target.kind === 'own' ? target.href : null;

  useEffect(() => {
    if (ownHref !== null) window.location.replace(ownHref);
  }, [ownHref]);

  switch (target.kind) {
    case 'own':
      return (
        <PageFrame>
          <Flex role="status" flex="1" align="center" justify="center" gap="4" py="24" px="5">
            <Spinner size="lg" color="colorPalette.fg" />
            <Heading as="h1" size="xl">
              {texts.forwarding}
            </Heading>
          </Flex>
        </PageFrame>
      );
    case 'foreign':
      return (
        <PageFrame>
          <PageMessage
            level={1}
            icon={<ExternalLink size={26} />}
            title={texts.leaving.title}
            text={texts.leaving.text(target.host)}
          >
            <Button asChild>
              <a href={target.href} rel="noopener noreferrer">
                {texts.leaving.go(target.host)}
              </a>
            </Button>
            <Home />
          </PageMessage>
        </PageFrame>
      );
    case 'none':
      return (
        <PageFrame>
          <PageMessage level={1} icon={<Unlink size={26} />} title={texts.none}>
            <Home />
          </PageMessage>
        </PageFrame>
      );
  }
}

function Home(): ReactNode {
  return (
    <Button asChild variant="outline">
      <RouterLink to={paths.root}>{texts.home}</RouterLink>
    </Button>
  );
}
