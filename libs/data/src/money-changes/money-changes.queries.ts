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

/** What a mailed link would stop. Using the link makes this outdated, so it is kept only while it is shown. */
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

/** Changes about money of which this advisor was told, page by page, the latest first; read each time, because forms elsewhere add to it. */
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

/** Brings an account number back while the changed one waits; also after a refusal the pages show how it is by now. */
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

/** Records that all customers are saved in a file. */
export const recordCustomerExportMutation = () =>
  mutationOptions({
    mutationKey: ['money-changes', 'export'],
    mutationFn: () => recordCustomerExport({}),
  });
