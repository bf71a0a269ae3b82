import { referralSchema, type Referral } from '@wbd/domain/customers';
import { orderBy, readWholeCollection, where } from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';

/** Who came through the links of this person, the latest first; the rules answer no one else. */
export function readReferrals(referrer: string): Promise<Referral[]> {
  return readWholeCollection(
    referralSchema,
    'referrals',
    PAGE_SIZE,
    where('referrer', '==', referrer),
    orderBy('createdAt', 'desc'),
  );
}
