import { lastMonths } from '@wbd/domain/time';
import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readRevenue } from './revenue.repository.ts';

const MONTHS = 12;

export const revenueKeys = { all: ['revenue'] as const };

/** What advisors paid in each of the last twelve months; for admins. */
export const revenueQuery = () =>
  queryOptions({
    queryKey: revenueKeys.all,
    queryFn: () => readRevenue(lastMonths(MONTHS, new Date())),
    staleTime: FRESHNESS.standard,
  });
