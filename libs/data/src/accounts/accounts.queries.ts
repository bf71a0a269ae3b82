import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readAccount, readAccounts } from './accounts.repository.ts';

export const accountKeys = {
  all: ['accounts'] as const,
  byUid: (uid: string) => [...accountKeys.all, 'uid', uid] as const,
  list: () => [...accountKeys.all, 'list'] as const,
};

/** What only the advisor and admins may know of an advisor: e-mail and plan; null for a login that is no advisor's. */
export const accountQuery = (uid: string) =>
  queryOptions({
    queryKey: accountKeys.byUid(uid),
    queryFn: () => readAccount(uid),
    staleTime: FRESHNESS.standard,
  });

/** Every advisor's account but those for tests, the newest first; for admins. */
export const accountsQuery = () =>
  queryOptions({
    queryKey: accountKeys.list(),
    queryFn: readAccounts,
    staleTime: FRESHNESS.standard,
  });
