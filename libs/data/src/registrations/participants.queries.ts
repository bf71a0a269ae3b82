import type { Session } from '@wbd/domain';
import { queryOptions } from '@wbd/query';
import { readParticipants } from './participants.repository.ts';

export const participantKeys = {
  all: ['participants'] as const,
  ofSession: (sessionId: string) => [...participantKeys.all, sessionId] as const,
};

/** Who is registered for one of the advisor's own sessions, by name; read again on every visit because people register meanwhile. */
export const participantsQuery = (session: Pick<Session, 'id' | 'advisor'>) =>
  queryOptions({
    queryKey: participantKeys.ofSession(session.id),
    queryFn: () => readParticipants(session),
    staleTime: 0,
  });
