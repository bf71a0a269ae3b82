import { queryOptions } from '@wbd/query';
import { FRESHNESS, whileFilmsAreMade } from '../freshness/index.ts';
import { findAdvisor } from './advisors.repository.ts';

export const advisorKeys = {
  all: ['advisors'] as const,
  byUid: (uid: string) => [...advisorKeys.all, 'uid', uid] as const,
  byLink: (uidOrCode: string) => [...advisorKeys.all, 'link', uidOrCode.toLowerCase()] as const,
};

/** An advisor's public profile; null when there is none. */
export const advisorQuery = (uid: string) =>
  queryOptions({
    queryKey: advisorKeys.byUid(uid),
    // every page asks who is signed in, and most visitors are not: Firestore's client stays out of the first script
    queryFn: async () => (await import('./advisors.repository.ts')).readAdvisor(uid),
    staleTime: FRESHNESS.standard,
    refetchInterval: ({ state }) => whileFilmsAreMade(state.data ? [state.data] : []),
  });

/** The advisor a link means, by uid or code; null when there is none. */
export const advisorByLinkQuery = (uidOrCode: string) =>
  queryOptions({
    queryKey: advisorKeys.byLink(uidOrCode),
    queryFn: () => findAdvisor(uidOrCode),
    staleTime: FRESHNESS.standard,
  });
