import { queryOptions } from '@wbd/query';
import { readLatestInvitation } from './invitations.repository.ts';

/** How often an invitation is read that is being carried out. */
const FOLLOWED_EVERY_MS = 1_000;

export const invitationKeys = {
  all: ['invitations'] as const,
  ofSession: (sessionId: string) => [...invitationKeys.all, sessionId] as const,
};

/** The signed-in advisor's latest invitation to a session; followed while it is being carried out. */
export const latestInvitationQuery = (advisorId: string, sessionId: string) =>
  queryOptions({
    queryKey: [...invitationKeys.ofSession(sessionId), advisorId] as const,
    queryFn: () => readLatestInvitation(advisorId, sessionId),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.finished === false ? FOLLOWED_EVERY_MS : false),
  });
