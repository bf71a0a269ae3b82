import type { PublicPage } from '@wbd/domain/pages';
import { useDocumentTitle, useParams } from '@wbd/router';
import { Container, ErrorState, Skeleton } from '@wbd/ui';
import type { ComponentProps, ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';
import { useAdvisorPage } from './use-advisor-page.ts';
import { WrongLink } from './wrong-link.tsx';

interface PartOfPageProps extends Pick<ComponentProps<typeof Container>, 'maxW' | 'py'> {
  title: string;
  /** what it says when the advisor's page does not load */
  failed: string;
  children: (page: PublicPage) => ReactNode;
}

/** A part of an advisor's page with an address of its own, below the advisor's code. */
export function PartOfPage({ title, failed, children, ...box }: PartOfPageProps) {
  const { advisor = '' } = useParams();
  const { status, page, retry } = useAdvisorPage(advisor);
  useDocumentTitle(title);
  if (status === 'unknown') return <WrongLink />;
  return (
    <PageFrame advisor={page} tall>
      <Container {...box} flex="1">
        {page ? (
          children(page)
        ) : status === 'failed' ? (
          <ErrorState level={1} text={failed} onRetry={retry} />
        ) : (
          <Skeleton h="96" />
        )}
      </Container>
    </PageFrame>
  );
}
