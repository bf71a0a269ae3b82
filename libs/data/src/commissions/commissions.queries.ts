import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readOwnBalances, readOwnEntries } from './commissions.repository.ts';

/** Commission entries of this partner, the latest first. */
export const ownEntriesQuery = (partner: string) =>
  queryOptions({
    queryKey: ['commissions', 'entries', partner] as const,
    queryFn: () => readOwnEntries(partner),
    staleTime: FRESHNESS.standard,
  });

/** The sums of this partner, one of each payer. */
export const ownBalancesQuery = (partner: string) =>
  queryOptions({
    queryKey: ['commissions', 'balances', partner] as const,
    queryFn: () => readOwnBalances(partner),
    staleTime: FRESHNESS.standard,
  });
