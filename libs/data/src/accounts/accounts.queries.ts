import type { Account } from '@wbd/domain/accounts';
import { lastMonths } from '@wbd/domain/time';
import type { Page, PageEnd } from '@wbd/firebase/firestore';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readAccountDetails, readSupportView } from './account-details.repository.ts';
import {
  countAccounts,
  countNewAccounts,
  readAccounts,
  type AccountFilter,
} from './accounts.repository.ts';

export const accountKeys = {
  all: ['accounts'] as const,
  byUid: (uid: string) => [...accountKeys.all, 'uid', uid] as const,
  list: (filter: AccountFilter) => [...accountKeys.all, 'list', filter] as const,
  counts: () => [...accountKeys.all, 'counts'] as const,
  growth: () => [...accountKeys.all, 'growth'] as const,
  supportViews: () => [...accountKeys.all, 'support'] as const,
  details: (uid: string) => [...accountKeys.all, 'details', uid] as const,
};

/** Data of an advisor for the advisor and admins: e-mail and plan; null for a login without an advisor. */
export const accountQuery = (uid: string) =>
  queryOptions({
    queryKey: accountKeys.byUid(uid),
    // every page asks who is signed in, and most visitors are not: Firestore's client stays out of the first script
    queryFn: async () => (await import('./accounts.repository.ts')).readAccount(uid),
    staleTime: FRESHNESS.standard,
  });

/** The accounts that an admin looks for, page by page. */
export const accountsQuery = (filter: AccountFilter) =>
  infiniteQueryOptions<
    Page<Account>,
    Error,
    InfiniteData<Page<Account>>,
    ReturnType<typeof accountKeys.list>,
    PageEnd | null
  >({
    queryKey: accountKeys.list(filter),
    queryFn: ({ pageParam }) => readAccounts(filter, pageParam),
    initialPageParam: null,
    getNextPageParam: ({ end }) => end,
    staleTime: FRESHNESS.standard,
  });

/** How many advisors have which package; for admins. */
export const accountCountsQuery = () =>
  queryOptions({
    queryKey: accountKeys.counts(),
    queryFn: countAccounts,
    staleTime: FRESHNESS.standard,
  });

const MONTHS = 12;

/** How many advisors signed up in each of the last twelve months; for admins. */
export const accountGrowthQuery = () =>
  queryOptions({
    queryKey: accountKeys.growth(),
    queryFn: () => countNewAccounts(lastMonths(MONTHS, new Date())),
    staleTime: FRESHNESS.standard,
  });

/** What an admin may know of one advisor; read each time, because mails may be on their way. */
export const accountDetailsQuery = (uid: string) =>
  queryOptions({
    queryKey: accountKeys.details(uid),
    queryFn: () => readAccountDetails({ uid }),
    staleTime: 0,
  });

/** The support view, for the admin who has given a reason; its data leave the cache with the page. */
export const supportViewQuery = (uid: string) =>
  queryOptions({
    queryKey: [...accountKeys.supportViews(), uid] as const,
    queryFn: () => readSupportView({ uid }),
    staleTime: FRESHNESS.standard,
    gcTime: 0,
    retry: false,
  });
