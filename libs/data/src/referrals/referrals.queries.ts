import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readReferrals } from './referrals.repository.ts';

export const referralKeys = {
  all: ['referrals'] as const,
  ofReferrer: (uid: string) => [...referralKeys.all, 'of', uid] as const,
};

/** Who registered through a link that this person shared, the latest first. */
export const referralsQuery = (uid: string) =>
  queryOptions({
    queryKey: referralKeys.ofReferrer(uid),
    queryFn: () => readReferrals(uid),
    staleTime: FRESHNESS.standard,
  });
