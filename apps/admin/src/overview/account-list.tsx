import { accountsQuery, type AccountFilter } from '@wbd/data/accounts';
import type { Account } from '@wbd/domain/accounts';
import { useInfiniteQuery } from '@wbd/query';
import { EmptyState } from '@wbd/ui';
import { SearchX } from 'lucide-react';
import { PagedList } from '../shared/paged-list.tsx';
import { AccountTable } from './account-table.tsx';
import { overviewTexts as texts } from './texts.de.ts';

/** The advisors who pass the filter, page by page, the newest first. A new filter needs a new list: give it a key. */
export function AccountList({ filter }: { filter: AccountFilter }) {
  return (
    <PagedList
      query={useInfiniteQuery(accountsQuery(filter))}
      failed={texts.loadFailed}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState icon={<SearchX size={26} />} title={texts.empty} />}
    >
      {({ items }) => <AccountTable accounts={newestFirst(items)} />}
    </PagedList>
  );
}

/** A page of a search comes in the order of the addresses. */
function newestFirst(accounts: readonly Account[]): Account[] {
  return accounts.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
