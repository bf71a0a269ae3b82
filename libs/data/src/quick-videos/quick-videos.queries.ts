import { queryOptions } from '@wbd/query';
import { FRESHNESS, whileFilmsAreMade } from '../freshness/index.ts';
import { readNetworkVideos, readQuickVideo, readQuickVideos } from './quick-videos.repository.ts';

export const quickVideoKeys = {
  all: ['quick-videos'] as const,
  byId: (id: string) => [...quickVideoKeys.all, id] as const,
  network: () => [...quickVideoKeys.all, 'network'] as const,
  ofAdvisor: (advisorId: string) => [...quickVideoKeys.all, 'of', advisorId] as const,
};

/** A quick video that was shared; null when there is none. */
export const quickVideoQuery = (id: string) =>
  queryOptions({
    queryKey: quickVideoKeys.byId(id),
    queryFn: () => readQuickVideo(id),
    staleTime: FRESHNESS.content,
    // without it the answer is forgotten five minutes after its page was left
    gcTime: FRESHNESS.content,
  });

/** The advisor's own quick videos, the newest first. */
export const quickVideosQuery = (advisorId: string) =>
  queryOptions({
    queryKey: quickVideoKeys.ofAdvisor(advisorId),
    queryFn: () => readQuickVideos(advisorId),
    staleTime: FRESHNESS.standard,
    refetchInterval: ({ state }) => whileFilmsAreMade(state.data ?? []),
  });

/** What advisors share with the network, the newest first. */
export const networkVideosQuery = () =>
  queryOptions({
    queryKey: quickVideoKeys.network(),
    queryFn: readNetworkVideos,
    staleTime: FRESHNESS.standard,
  });
