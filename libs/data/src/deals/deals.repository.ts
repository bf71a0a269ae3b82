import {
  commissionTermsSchema,
  dealSchema,
  type CommissionTerms,
  type Deal,
} from '@wbd/domain/commission';
import { callable } from '@wbd/firebase/callables';
import {
  limit,
  orderBy,
  readCollection,
  readWholeCollection,
  where,
} from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';

/** More terms than an organisation ever sets. */
const MOST_TERMS = 100;

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

/** Current and earlier terms of an organisation; the rules answer its own advisors only. */
export function readTerms(payer: string): Promise<CommissionTerms[]> {
  return readCollection(
    commissionTermsSchema,
    'commissionTerms',
    where('payer', '==', payer),
    limit(MOST_TERMS),
  );
}

export const reportDeal = callable('reportDeal');
export const decideDeal = callable('decideDeal');
export const setCommissionTerms = callable('setCommissionTerms');
