import { ErrorState, LoadingState, Stack } from '@wbd/ui';
import type { ReactNode } from 'react';
import { Pager } from './pager.tsx';
import { sharedTexts } from './texts.de.ts';
import { usePages, type PagedQuery } from './use-pages.ts';

export interface PagedListProps<Page> {
  query: PagedQuery<Page>;
  /** what did not work when a page does not come */
  failed: string;
  isEmpty: (page: Page) => boolean;
  /** what stands there instead of an empty list */
  empty: ReactNode;
  children: (page: Page) => ReactNode;
}

/** A list that is shown one page at a time, in each of its states. */
export function PagedList<Page>({ query, failed, isEmpty, empty, children }: PagedListProps<Page>) {
  const { page, ...pages } = usePages(query, failed);
  if (page === undefined) {
    return query.error && !query.isFetching ? (
      <ErrorState
        title={failed}
        text={sharedTexts.loadFailedText}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <LoadingState text={sharedTexts.loading} />
    );
  }
  if (isEmpty(page)) return empty;
  return (
    <Stack gap="4">
      {children(page)}
      <Pager {...pages} />
    </Stack>
  );
}
