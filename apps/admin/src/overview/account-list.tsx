import { accountsQuery, type AccountFilter } from '@wbd/data/accounts';
import type { Account } from '@wbd/domain';
import { useInfiniteQuery } from '@wbd/query';
import { Button, EmptyState, ErrorState, Flex, LoadingState, Stack, Text } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { AccountTable } from './account-table.tsx';
import { overviewTexts as texts } from './texts.de.ts';

/** The advisors who pass the filter, page by page, the newest first. A new filter needs a new list: give it a key. */
export function AccountList({ filter }: { filter: AccountFilter }) {
  const accounts = useInfiniteQuery(accountsQuery(filter));
  const { data, error, hasNextPage, isFetchingNextPage } = accounts;
  const [at, setAt] = useState(0);
  const pages = data?.pages ?? [];
  const page = pages[at];

  async function showNext(): Promise<void> {
    if (at + 1 >= pages.length) {
      const fetched = await accounts.fetchNextPage();
      if (fetched.isFetchNextPageError) {
        toastFailure(fetched.error, { title: texts.loadFailed });
        return;
      }
    }
    setAt(at + 1);
  }

  if (page === undefined) {
    return error && !accounts.isFetching ? (
      <ErrorState
        title={texts.loadFailed}
        text={texts.loadFailedText}
        onRetry={() => void accounts.refetch()}
      />
    ) : (
      <LoadingState text={texts.loading} />
    );
  }
  if (page.items.length === 0) {
    return <EmptyState icon={<SearchX size={26} />} title={texts.empty} />;
  }
  const follows = at + 1 < pages.length || hasNextPage;
  return (
    <Stack gap="4">
      <AccountTable accounts={newestFirst(page.items)} />
      {(at > 0 || follows) && (
        <Flex as="nav" aria-label={texts.pages.label} align="center" justify="center" gap="4">
          <Button
            variant="surface"
            disabled={at === 0}
            onClick={() => {
              setAt(at - 1);
            }}
          >
            {texts.pages.back}
          </Button>
          <Text role="status">{texts.pages.page(at + 1)}</Text>
          <Button
            variant="surface"
            disabled={!follows}
            loading={isFetchingNextPage}
            loadingText={texts.pages.next}
            onClick={() => void showNext()}
          >
            {texts.pages.next}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

/** A page of a search comes in the order of the addresses. */
function newestFirst(accounts: readonly Account[]): Account[] {
  return accounts.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
