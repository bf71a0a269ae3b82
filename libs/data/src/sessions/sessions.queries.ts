import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import {
  readNextOwnSessions,
  readSessions,
  readSessionsWithAccess,
  readSessionWithSeminar,
  readUpcomingSessions,
  type SeminarOfSessions,
} from './sessions.repository.ts';

export const sessionKeys = {
  all: ['sessions'] as const,
  upcoming: (seminarId: string) => [...sessionKeys.all, 'upcoming', seminarId] as const,
  ofSeminars: (seminars: readonly SeminarOfSessions[], viewerId: string) => {
    const which = seminars.map(({ id, audience }) => `${id} ${audience}`).sort();
    return [...sessionKeys.all, 'of', which, viewerId] as const;
  },
  withAccess: (seminarId: string, ownerId: string) =>
    [...sessionKeys.all, 'with-access', seminarId, ownerId] as const,
  nextOwn: (uid: string, most: number) => [...sessionKeys.all, 'next-own', uid, most] as const,
  byId: (id: string) => [...sessionKeys.all, 'id', id] as const,
};

/** A seminar's coming dates with their free seats, read again on every visit because seats go fast. */
export const upcomingSessionsQuery = (seminarId: string) =>
  queryOptions({
    queryKey: sessionKeys.upcoming(seminarId),
    queryFn: () => readUpcomingSessions(seminarId, new Date()),
    staleTime: 0,
  });

/** The next dates of the advisor's own seminars, at most so many. */
export const nextOwnSessionsQuery = (uid: string, most: number) =>
  queryOptions({
    queryKey: sessionKeys.nextOwn(uid, most),
    queryFn: () => readNextOwnSessions(uid, new Date(), most),
    staleTime: FRESHNESS.standard,
  });

/** All dates of the seminars that the advisor may see, with registration counts, past ones too, the earliest first. */
export const sessionsOfSeminarsQuery = (seminars: readonly SeminarOfSessions[], viewerId: string) =>
  queryOptions({
    queryKey: sessionKeys.ofSeminars(seminars, viewerId),
    queryFn: () => readSessions(seminars, viewerId),
    staleTime: FRESHNESS.standard,
  });

/** All dates of a seminar with the way to get in, for its owner's form: as they are now. */
export const sessionsWithAccessQuery = (seminarId: string, ownerId: string) =>
  queryOptions({
    queryKey: sessionKeys.withAccess(seminarId, ownerId),
    queryFn: () => readSessionsWithAccess(seminarId, ownerId),
    staleTime: 0,
  });

/** One date and its seminar; null when either is not there. */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: sessionKeys.byId(id),
    queryFn: () => readSessionWithSeminar(id),
    staleTime: FRESHNESS.standard,
  });
