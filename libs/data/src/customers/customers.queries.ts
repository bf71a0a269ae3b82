import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readCustomer, readCustomers } from './customers.repository.ts';
import { readReferredCustomers, readReferrer } from './referrals-of-customer.repository.ts';

export const customerKeys = {
  all: ['customers'] as const,
  byId: (id: string) => [...customerKeys.all, 'id', id] as const,
  ofAdvisor: (advisorId: string) => [...customerKeys.all, 'of', advisorId] as const,
  referredBy: (customerId: string, advisorId: string) =>
    [...customerKeys.all, 'referred-by', customerId, advisorId] as const,
  referrer: (uid: string) => [...customerKeys.all, 'referrer', uid] as const,
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

/** Who became the advisor's customer through a link that this customer shared. */
export const referredCustomersQuery = (advisorId: string, customerId: string) =>
  queryOptions({
    queryKey: customerKeys.referredBy(customerId, advisorId),
    queryFn: () => readReferredCustomers(advisorId, customerId),
    staleTime: FRESHNESS.standard,
  });

/** Whose link a customer came through; null when the signed-in advisor may not know. */
export const referrerQuery = (uid: string) =>
  queryOptions({
    queryKey: customerKeys.referrer(uid),
    queryFn: () => readReferrer(uid),
    staleTime: FRESHNESS.standard,
  });
