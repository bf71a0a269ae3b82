import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import {
  countWaitingDeals,
  readDealsOfOrganisation,
  readDealsWith,
  readOwnDeals,
  readPackageTerms,
  readTerms,
} from './deals.repository.ts';

export const dealKeys = {
  all: ['deals'] as const,
  own: (advisor: string) => [...dealKeys.all, 'of', advisor] as const,
  withCustomer: (advisor: string, customer: string) =>
    [...dealKeys.all, 'of', advisor, 'with', customer] as const,
  ofOrganisation: (payer: string) => [...dealKeys.all, 'paid by', payer] as const,
  waiting: (payer: string) => [...dealKeys.all, 'paid by', payer, 'waiting'] as const,
};
export const termsKeys = {
  all: ['commission-terms'] as const,
  of: (payer: string) => [...termsKeys.all, payer] as const,
};

/** Deals that this advisor reported, the latest first. */
export const ownDealsQuery = (advisor: string) =>
  queryOptions({
    queryKey: dealKeys.own(advisor),
    queryFn: () => readOwnDeals(advisor),
    staleTime: FRESHNESS.standard,
  });

/** Deals that this advisor reported about a customer, the latest first. */
export const dealsWithQuery = (advisor: string, customer: string) =>
  queryOptions({
    queryKey: dealKeys.withCustomer(advisor, customer),
    queryFn: () => readDealsWith(advisor, customer),
    staleTime: FRESHNESS.standard,
  });

/** Deals reported to an organisation, the latest first; for its administrators. */
export const dealsOfOrganisationQuery = (payer: string) =>
  queryOptions({
    queryKey: dealKeys.ofOrganisation(payer),
    queryFn: () => readDealsOfOrganisation(payer),
    staleTime: FRESHNESS.standard,
  });

/** How many deals of an organisation wait for a decision; for its administrators. */
export const waitingDealsQuery = (payer: string) =>
  queryOptions({
    queryKey: dealKeys.waiting(payer),
    queryFn: () => countWaitingDeals(payer),
    staleTime: FRESHNESS.standard,
  });

/** What the operator pays on packages of partners, by the day from which it holds. */
export const packageTermsQuery = () =>
  queryOptions({
    queryKey: [...termsKeys.all, 'on packages'] as const,
    queryFn: readPackageTerms,
    staleTime: FRESHNESS.standard,
  });

/** An organisation's terms for referrals, by the day from which they hold. */
export const termsQuery = (payer: string) =>
  queryOptions({
    queryKey: termsKeys.of(payer),
    queryFn: () => readTerms(payer),
    staleTime: FRESHNESS.standard,
  });
