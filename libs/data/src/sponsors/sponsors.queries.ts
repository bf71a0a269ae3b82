import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readBrought, readSponsor } from './sponsors.repository.ts';

/** Through whom this advisor signed up. */
export const sponsorQuery = (uid: string) =>
  queryOptions({
    queryKey: ['sponsors', 'of', uid] as const,
    queryFn: () => readSponsor(uid),
    staleTime: FRESHNESS.standard,
  });

/** Advisors who signed up through a link of this advisor, the latest first. */
export const broughtQuery = (uid: string) =>
  queryOptions({
    queryKey: ['sponsors', 'brought by', uid] as const,
    queryFn: () => readBrought(uid),
    staleTime: FRESHNESS.standard,
  });
