import { accountsQuery, type AccountFilter } from '@wbd/data/accounts';
import type { Account } from '@wbd/domain';
import { useInfiniteQuery } from '@wbd/query';
import { EmptyState, ErrorState, LoadingState, Stack } from '@wbd/ui';
import { SearchX } from 'lucide-react';
import { Pager } from '../shared/pager.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { usePages } from '../shared/use-pages.ts';
import { AccountTable } from './account-table.tsx';
import { overviewTexts as texts } from './texts.de.ts';

/** The advisors who pass the filter, page by page, the newest first. A new filter needs a new list: give it a key. */
export function AccountList({ filter }: { filter: AccountFilter }) {
  const accounts = useInfiniteQuery(accountsQuery(filter));
  const { page, ...pages } = usePages(accounts, texts.loadFailed);
  if (page === undefined) {
    return accounts.error && !accounts.isFetching ? (
      <ErrorState
        title={texts.loadFailed}
        text={sharedTexts.loadFailedText}
        onRetry={() => void accounts.refetch()}
      />
    ) : (
      <LoadingState text={sharedTexts.loading} />
    );
  }
  if (page.items.length === 0) {
    return <EmptyState icon={<SearchX size={26} />} title={texts.empty} />;
  }
  return (
    <Stack gap="4">
      <AccountTable accounts={newestFirst(page.items)} />
      <Pager {...pages} />
    </Stack>
  );
}

/** A page of a search comes in the order of the addresses. */
function newestFirst(accounts: readonly Account[]): Account[] {
  return accounts.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
