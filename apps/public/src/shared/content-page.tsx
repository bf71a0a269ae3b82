import { advisorQuery } from '@wbd/data/advisors';
import { servedOwner } from '@wbd/data/served-content';
import type { Advisor } from '@wbd/domain/advisors';
import type { PublicPage } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Button, ErrorState, PageMessage } from '@wbd/ui';
import { VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';
import { paths } from './paths.ts';
import { sharedTexts } from './texts.de.ts';
import { useAdvisorPage } from './use-advisor-page.ts';
import { WatchPlaceholder } from './watch-layout.tsx';
import { WrongLink } from './wrong-link.tsx';

/** The part of a query's result that a page depends on; null data means "not found". */
interface Loaded<Item> {
  data: Item | null | undefined;
  isError: boolean;
  refetch: () => unknown;
}

export interface ContentPageProps<Item> {
  /** code of the advisor on whose page this is */
  code: string;
  item: Loaded<Item>;
  texts: { missing: string; failed: string };
  vertical?: boolean;
  children: (ready: { item: Item; page: PublicPage; owner: Advisor }) => ReactNode;
}

/** A page about one thing an advisor shows: waits for it, its owner and the page around it, and says what is wrong. */
export function ContentPage<Item extends { advisor: string }>(props: ContentPageProps<Item>) {
  const { code, item, texts, vertical = false, children } = props;
  const { status, page, retry } = useAdvisorPage(code);
  const ownerId = item.data?.advisor;
  const owner = useQuery({
    ...advisorQuery(ownerId ?? ''),
    enabled: ownerId !== undefined,
    ...servedOwner(ownerId),
  });

  if (status === 'unknown') return <WrongLink />;
  return (
    <PageFrame advisor={page} tall>
      {content()}
    </PageFrame>
  );

  function content(): ReactNode {
    if (item.data === null || owner.data === null) {
      return (
        <PageMessage level={1} icon={<VideoOff size={26} />} title={texts.missing}>
          <Button asChild variant="outline">
            <RouterLink to={page ? paths.advisor(page.code) : paths.root}>
              {sharedTexts.home}
            </RouterLink>
          </Button>
        </PageMessage>
      );
    }
    if (item.isError || owner.isError || status === 'failed') {
      return (
        <ErrorState
          level={1}
          title={sharedTexts.pageFailed.title}
          text={texts.failed}
          onRetry={() => {
            if (status === 'failed') retry();
            if (item.isError) item.refetch();
            if (owner.isError) void owner.refetch();
          }}
        />
      );
    }
    if (!item.data || !owner.data || !page) return <WatchPlaceholder vertical={vertical} />;
    return children({ item: item.data, page, owner: owner.data });
  }
}
