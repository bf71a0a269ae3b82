import { mutationOptions, queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import {
  moneyChangeLink,
  readMoneyChanges,
  recordCustomerExport,
  stopMoneyChange,
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

/** Changes about money of which this advisor was told, the latest first. */
export const moneyChangesQuery = (uid: string) =>
  queryOptions({
    queryKey: ['money-changes', 'of', uid],
    queryFn: () => readMoneyChanges(uid),
    staleTime: FRESHNESS.standard,
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
