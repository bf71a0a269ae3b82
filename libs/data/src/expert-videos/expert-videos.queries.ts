import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import {
  readColleaguesExpertVideos,
  readExpertVideo,
  readOwnExpertVideos,
} from './expert-videos.repository.ts';

export const expertVideoKeys = {
  all: ['expert-videos'] as const,
  byId: (id: string) => [...expertVideoKeys.all, id] as const,
  forAdvisor: (uid: string) => [...expertVideoKeys.all, 'for', uid] as const,
  ofAdvisor: (advisorId: string) => [...expertVideoKeys.all, 'of', advisorId] as const,
};

/** A specialist's video; null when there is none. */
export const expertVideoQuery = (id: string) =>
  queryOptions({
    queryKey: expertVideoKeys.byId(id),
    queryFn: () => readExpertVideo(id),
    staleTime: FRESHNESS.content,
    // without it the answer is forgotten five minutes after its page was left
    gcTime: FRESHNESS.content,
  });

/** A specialist's own expert videos, the newest first. */
export const ownExpertVideosQuery = (advisorId: string) =>
  queryOptions({
    queryKey: expertVideoKeys.ofAdvisor(advisorId),
    queryFn: () => readOwnExpertVideos(advisorId),
    staleTime: FRESHNESS.standard,
  });

/** What colleagues share with the advisor's organisation or team alone, the newest first. */
export const colleaguesExpertVideosQuery = (uid: string) =>
  queryOptions({
    queryKey: expertVideoKeys.forAdvisor(uid),
    queryFn: () => readColleaguesExpertVideos(uid),
    staleTime: FRESHNESS.standard,
  });
