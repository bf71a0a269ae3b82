import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readKnowledgeVideos } from './knowledge-videos.repository.ts';

export const knowledgeVideoKeys = {
  all: ['knowledge-videos'] as const,
  ofOrganisation: (org: string) => [...knowledgeVideoKeys.all, 'of', org] as const,
};

/** The videos of an organisation's library with their authors' names, the newest first. */
export const knowledgeVideosQuery = (org: string) =>
  queryOptions({
    queryKey: knowledgeVideoKeys.ofOrganisation(org),
    queryFn: () => readKnowledgeVideos(org),
    staleTime: FRESHNESS.standard,
  });
