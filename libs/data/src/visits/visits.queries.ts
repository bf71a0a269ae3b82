import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readLinkVisits } from './visits.repository.ts';

/** How often the links of this person were opened. */
export const linkVisitsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['link-visits', uid] as const,
    queryFn: () => readLinkVisits(uid),
    staleTime: FRESHNESS.standard,
  });
