import { queryOptions } from '@wbd/query';
import { readUnregistered } from './invitations.repository.ts';

export const unregisteredKeys = {
  all: ['unregistered-customers'] as const,
  ofSession: (sessionId: string) => [...unregisteredKeys.all, sessionId] as const,
};

/** The signed-in advisor's customers who are not registered for a session, by last name; read again on every visit. */
export const unregisteredCustomersQuery = (sessionId: string) =>
  queryOptions({
    queryKey: unregisteredKeys.ofSession(sessionId),
    queryFn: () => readUnregistered(sessionId),
    staleTime: 0,
  });
