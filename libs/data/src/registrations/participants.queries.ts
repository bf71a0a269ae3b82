import type { Session } from '@wbd/domain/seminars';
import { queryOptions } from '@wbd/query';
import { participantKeys } from '../keys/index.ts';
import { FRESHNESS } from '../freshness/index.ts';
import { readLatestRegistrations } from './latest-registrations.repository.ts';
import { readParticipants } from './participants.repository.ts';

/** Who is registered for one of the advisor's own sessions, by name; read again on every visit because people register meanwhile. */
export const participantsQuery = (session: Pick<Session, 'id' | 'advisor'>) =>
  queryOptions({
    queryKey: participantKeys.ofSession(session.id),
    queryFn: () => readParticipants(session),
    staleTime: 0,
  });

/** The latest registrations for the advisor's own seminars. */
export const latestRegistrationsQuery = (uid: string) =>
  queryOptions({
    queryKey: [...participantKeys.all, 'latest', uid] as const,
    queryFn: () => readLatestRegistrations(uid),
    staleTime: FRESHNESS.standard,
  });
