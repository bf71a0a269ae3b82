import { useAddressPage } from '@wbd/ui/address';
import { toastFailure } from '@wbd/ui/feedback';
import { useEffect } from 'react';

/** What is used of a query that comes page by page. */
export interface PagedQuery<Page> {
  data: { pages: readonly Page[] } | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
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

/** Shows a query one page at a time, the one that the address names; `failed` tells that the next one did not come. */
export function usePages<Page>(query: PagedQuery<Page>, failed: string): Pages<Page> {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const [wanted, goTo] = useAddressPage();
  const pages = data?.pages ?? [];
  // each page is found from the end of the one before
  const isOnTheWay =
    data !== undefined && pages.length < wanted && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isOnTheWay && !isFetching) void fetchNextPage();
  }, [isOnTheWay, isFetching, fetchNextPage]);
  // the address may name more than there are
  const number = Math.max(Math.min(wanted, pages.length), 1);
  const follows = number < pages.length || hasNextPage;

  async function next(): Promise<void> {
    if (number >= pages.length) {
      const fetched = await fetchNextPage();
      if (fetched.isFetchNextPageError) {
        toastFailure(fetched.error, { title: failed });
        return;
      }
    }
    goTo(number + 1);
  }

  return {
    page: isOnTheWay ? undefined : pages[number - 1],
    number,
    back:
      number > 1
        ? () => {
            goTo(number - 1);
          }
        : null,
    next: follows ? next : null,
    isLoadingNext: query.isFetchingNextPage,
  };
}
