import { queryOptions } from '@wbd/query';
import { waitingList } from './waiting-list.repository.ts';

export const waitingListKeys = {
  all: ['waiting-list'] as const,
  ofSession: (sessionId: string) => [...waitingListKeys.all, sessionId] as const,
};

/** The waiting list of a session; read again on every visit. */
export const waitingListQuery = (sessionId: string) =>
  queryOptions({
    queryKey: waitingListKeys.ofSession(sessionId),
    queryFn: () => waitingList({ sessionId }),
    staleTime: 0,
  });
