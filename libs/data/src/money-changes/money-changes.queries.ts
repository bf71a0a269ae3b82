import type { MoneyChange } from '@wbd/domain/money-changes';
import type { Page, PageEnd } from '@wbd/firebase/firestore';
import { infiniteQueryOptions, mutationOptions, queryOptions, type InfiniteData } from '@wbd/query';
import { payoutKeys } from '../payouts/payouts.queries.ts';
import {
  moneyChangeLink,
  readMoneyChanges,
  recordCustomerExport,
  stopMoneyChange,
  stopWaitingChange,
} from './money-changes.repository.ts';

/** The change that a mailed link would stop. Cached only while it is displayed, because using the link makes it stale. */
export const moneyChangeLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['money-changes', 'link', token],
    queryFn: () => moneyChangeLink({ token }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

const moneyChangeKeys = {
  all: ['money-changes'] as const,
  of: (uid: string) => [...moneyChangeKeys.all, 'of', uid] as const,
};

/**
 * Changes about money of which this advisor was notified, page by page, the latest first. Not cached, because forms
 * elsewhere add to them.
 */
export const moneyChangesQuery = (uid: string) =>
  infiniteQueryOptions<
    Page<MoneyChange>,
    Error,
    InfiniteData<Page<MoneyChange>>,
    ReturnType<typeof moneyChangeKeys.of>,
    PageEnd | null
  >({
    queryKey: moneyChangeKeys.of(uid),
    queryFn: ({ pageParam }) => readMoneyChanges(uid, pageParam),
    initialPageParam: null,
    getNextPageParam: ({ end }) => end,
    staleTime: 0,
  });

/** Restores an account number while the changed one waits. Refreshes the pages even after a refusal. */
export const stopWaitingChangeMutation = () =>
  mutationOptions({
    mutationKey: ['money-changes', 'stop waiting'],
    mutationFn: stopWaitingChange,
    onSettled: (_answer, _error, _input, _held, { client }) =>
      Promise.all(
        [moneyChangeKeys.all, payoutKeys.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });

/** Stops a change about money with a mailed link. */
export const stopMoneyChangeMutation = () =>
  mutationOptions({ mutationKey: ['money-changes', 'stop'], mutationFn: stopMoneyChange });

/** Records an export of all customers. */
export const recordCustomerExportMutation = () =>
  mutationOptions({
    mutationKey: ['money-changes', 'export'],
    mutationFn: () => recordCustomerExport({}),
  });
