import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readSeminar } from './seminars.repository.ts';

export const seminarKeys = {
  all: ['seminars'] as const,
  byId: (id: string) => [...seminarKeys.all, id] as const,
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
