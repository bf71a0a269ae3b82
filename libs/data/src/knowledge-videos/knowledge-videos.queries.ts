import type { Advisor } from '@wbd/domain/advisors';
import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { readKnowledgeVideos } from './knowledge-videos.repository.ts';

export const knowledgeVideoKeys = {
  all: ['knowledge-videos'] as const,
  ofOrganisation: (org: string, readerId: string, team: string | null) =>
    [...knowledgeVideoKeys.all, 'of', org, readerId, team] as const,
};

/**
 * The videos of an organisation's library with their authors' names, the newest first, as one of its advisors sees them.
 * @param team what the advisor's team shares is among them; null for advisors without one
 */
export const knowledgeVideosQuery = (
  { org, id }: Pick<Advisor, 'org' | 'id'>,
  team: string | null,
) =>
  queryOptions({
    queryKey: knowledgeVideoKeys.ofOrganisation(org, id, team),
    queryFn: () => readKnowledgeVideos(org, id, team),
    staleTime: FRESHNESS.standard,
  });
