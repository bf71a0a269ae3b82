import { queryOptions } from '@wbd/query';
import { readUpcomingSessions } from './sessions.repository.ts';

export const sessionKeys = {
  all: ['sessions'] as const,
  upcoming: (seminarId: string) => [...sessionKeys.all, 'upcoming', seminarId] as const,
};

/** A seminar's coming dates with their free seats, asked anew on every visit because seats go fast. */
export const upcomingSessionsQuery = (seminarId: string) =>
  queryOptions({
    queryKey: sessionKeys.upcoming(seminarId),
    queryFn: () => readUpcomingSessions(seminarId, new Date()),
    staleTime: 0,
  });
