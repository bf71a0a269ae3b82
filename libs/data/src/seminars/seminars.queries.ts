import type { Advisor } from '@wbd/domain/advisors';
import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readSeminar, readSeminarGroups } from './seminars.repository.ts';

export const seminarKeys = {
  all: ['seminars'] as const,
  byId: (id: string) => [...seminarKeys.all, id] as const,
  groups: (uid: string, org: string) => [...seminarKeys.all, 'of', uid, org] as const,
};

/** A seminar's content; null when there is none. */
export const seminarQuery = (id: string) =>
  queryOptions({
    queryKey: seminarKeys.byId(id),
    queryFn: () => readSeminar(id),
    staleTime: FRESHNESS.content,
    // without it the answer is forgotten five minutes after its page was left
    gcTime: FRESHNESS.content,
  });

/**
 * Seminars with all of their coming dates, at one read per seminar. Cards contain only the first ones.
 * @param ids of public seminars; missing ones are left out
 */
export const seminarsWithDatesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...seminarKeys.all, 'dates', ids] as const,
    queryFn: async () => {
      const found = await Promise.all(ids.map((id) => readSeminar(id)));
      return found.filter((seminar) => seminar !== null);
    },
    staleTime: FRESHNESS.standard,
  });

/** The advisor's own seminars and those of the colleagues, the newest first. */
export const seminarGroupsQuery = (viewer: Pick<Advisor, 'id' | 'org'>) =>
  queryOptions({
    queryKey: seminarKeys.groups(viewer.id, viewer.org),
    queryFn: () => readSeminarGroups(viewer),
    staleTime: FRESHNESS.standard,
  });
