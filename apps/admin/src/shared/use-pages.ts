import { toastFailure } from '@wbd/ui/feedback';
import { useState } from 'react';

/** What is used of a query that comes page by page. */
export interface PagedQuery<Page> {
  data: { pages: readonly Page[] } | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ isFetchNextPageError: boolean; error: unknown }>;
}

/** One page of many and the way to its neighbours. */
export interface Pages<Page> {
  /** undefined until it is there */
  page: Page | undefined;
  number: number;
  /** null on the first page */
  back: (() => void) | null;
  /** null on the last page */
  next: (() => Promise<void>) | null;
  isLoadingNext: boolean;
}

/** Shows a query one page at a time; `failed` tells that the next one did not come. */
export function usePages<Page>(query: PagedQuery<Page>, failed: string): Pages<Page> {
  const [wanted, setAt] = useState(0);
  const pages = query.data?.pages ?? [];
  // after a reload there may be fewer
  const at = Math.min(wanted, Math.max(pages.length - 1, 0));
  const follows = at + 1 < pages.length || query.hasNextPage;

  async function next(): Promise<void> {
    if (at + 1 >= pages.length) {
      const fetched = await query.fetchNextPage();
      if (fetched.isFetchNextPageError) {
        toastFailure(fetched.error, { title: failed });
        return;
      }
    }
    setAt(at + 1);
  }

  return {
    page: pages[at],
    number: at + 1,
    back:
      at > 0
        ? () => {
            setAt(at - 1);
          }
        : null,
    next: follows ? next : null,
    isLoadingNext: query.isFetchingNextPage,
  };
}
