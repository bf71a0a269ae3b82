import type { Account } from '@wbd/domain/accounts';
import type { Page, PageEnd } from '@wbd/firebase/firestore';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@wbd/query';
import { accountKeys } from '../accounts/index.ts';
import { writeOptions } from '../write-options/index.ts';
import { acceptContract, countContractsDue, readContractsDue } from './contracts.repository.ts';

const contractKeys = {
  due: ['contracts', 'due'] as const,
  dueCount: ['contracts', 'due-count'] as const,
};

/** Accounts that have yet to accept the current documents, page by page; for admins. */
export const contractsDueQuery = () =>
  infiniteQueryOptions<
    Page<Account>,
    Error,
    InfiniteData<Page<Account>>,
    typeof contractKeys.due,
    PageEnd | null
  >({
    queryKey: contractKeys.due,
    queryFn: ({ pageParam }) => readContractsDue(pageParam),
    initialPageParam: null,
    getNextPageParam: ({ end }) => end,
    staleTime: 0,
  });

/** How many that are; for admins. */
export const contractsDueCountQuery = () =>
  queryOptions({ queryKey: contractKeys.dueCount, queryFn: countContractsDue, staleTime: 0 });

/** Accepts the documents as they are now. */
export const acceptContractMutation = () =>
  writeOptions(['contracts', 'accept'], acceptContract, (client) =>
    client.invalidateQueries({ queryKey: accountKeys.all }),
  );
