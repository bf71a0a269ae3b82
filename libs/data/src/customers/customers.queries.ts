import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readCustomers } from './customers.repository.ts';

export const customerKeys = {
  all: ['customers'] as const,
  ofAdvisor: (advisorId: string) => [...customerKeys.all, 'of', advisorId] as const,
};

/** All customers of an advisor, in no particular order. */
export const customersQuery = (advisorId: string) =>
  queryOptions({
    queryKey: customerKeys.ofAdvisor(advisorId),
    queryFn: () => readCustomers(advisorId),
    staleTime: FRESHNESS.standard,
  });
