import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readCustomer, readCustomers } from './customers.repository.ts';

export const customerKeys = {
  all: ['customers'] as const,
  byId: (id: string) => [...customerKeys.all, 'id', id] as const,
  ofAdvisor: (advisorId: string) => [...customerKeys.all, 'of', advisorId] as const,
};

/** All customers of an advisor, in no particular order. */
export const customersQuery = (advisorId: string) =>
  queryOptions({
    queryKey: customerKeys.ofAdvisor(advisorId),
    queryFn: () => readCustomers(advisorId),
    staleTime: FRESHNESS.standard,
  });

/** One customer, for the person or their advisor; null for a login that is no customer's. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: customerKeys.byId(id),
    queryFn: () => readCustomer(id),
    staleTime: FRESHNESS.standard,
  });
