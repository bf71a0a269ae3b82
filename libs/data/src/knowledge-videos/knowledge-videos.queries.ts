import type { Advisor } from '@wbd/domain/advisors';
import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readKnowledgeVideos } from './knowledge-videos.repository.ts';

export const knowledgeVideoKeys = {
  all: ['knowledge-videos'] as const,
  ofOrganisation: (org: string, readerId: string) =>
    [...knowledgeVideoKeys.all, 'of', org, readerId] as const,
};

/** The videos of an organisation's library with their authors' names, the newest first, as one of its advisors sees them. */
export const knowledgeVideosQuery = ({ org, id }: Pick<Advisor, 'org' | 'id'>) =>
  queryOptions({
    queryKey: knowledgeVideoKeys.ofOrganisation(org, id),
    queryFn: () => readKnowledgeVideos(org, id),
    staleTime: FRESHNESS.standard,
  });
