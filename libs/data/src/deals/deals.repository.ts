import {
  commissionTermsSchema,
  dealSchema,
  type CommissionTerms,
  type Deal,
} from '@wbd/domain/commission';
import { callable } from '@wbd/firebase/callables';
import {
  countDocuments,
  limit,
  orderBy,
  readCollection,
  readWholeCollection,
  where,
} from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';

/** Longer than the server takes for the deals of one call. */
const LIST_TIMEOUT_MS = 125_000;
/** More terms than an organisation ever sets. */
const MOST_TERMS = 100;
/** As many as the rules let a query ask for. */
const MOST_COUNTED = 500;

/** Deals that this advisor reported, the latest first. */
export function readOwnDeals(advisor: string): Promise<Deal[]> {
  return readWholeCollection(
    dealSchema,
    'deals',
    PAGE_SIZE,
    where('advisor', '==', advisor),
    orderBy('reportedAt', 'desc'),
  );
}

/** Deals that this advisor reported about a customer. */
export function readDealsWith(advisor: string, customer: string): Promise<Deal[]> {
  return readWholeCollection(
    dealSchema,
    'deals',
    PAGE_SIZE,
    where('advisor', '==', advisor),
    where('customer', '==', customer),
    orderBy('reportedAt', 'desc'),
  );
}

/** Deals reported to an organisation, the latest first; the rules answer its administrators only. */
export function readDealsOfOrganisation(payer: string): Promise<Deal[]> {
  return readWholeCollection(
    dealSchema,
    'deals',
    PAGE_SIZE,
    where('payer', '==', payer),
    orderBy('reportedAt', 'desc'),
  );
}

/** How many deals wait for a decision, at most 500; the rules answer administrators of the organisation only. */
export function countWaitingDeals(payer: string): Promise<number> {
  return countDocuments(
    'deals',
    where('payer', '==', payer),
    where('state', '==', 'reported'),
    limit(MOST_COUNTED),
  );
}

/** Current and earlier terms of an organisation; the rules answer its own advisors only. */
export function readTerms(payer: string): Promise<CommissionTerms[]> {
  return readCollection(
    commissionTermsSchema,
    'commissionTerms',
    where('payer', '==', payer),
    limit(MOST_TERMS),
  );
}

/** Current and earlier terms of the operator about packages of partners. */
export function readPackageTerms(): Promise<CommissionTerms[]> {
  return readCollection(
    commissionTermsSchema,
    'commissionTerms',
    where('source', '==', 'subscriptions'),
    limit(MOST_TERMS),
  );
}

export const reportDeal = callable('reportDeal');
export const decideDeal = callable('decideDeal');
export const decideDeals = callable('decideDeals', { timeoutMs: LIST_TIMEOUT_MS });
export const setCommissionTerms = callable('setCommissionTerms');
