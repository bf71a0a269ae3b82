import type { Advisor } from '@wbd/domain/advisors';
import type { PublicConfig } from '@wbd/domain/content';
import { isListedFor } from '@wbd/domain/pages';
import type { Seminar } from '@wbd/domain/seminars';

/** What the seminar list shows an advisor. */
export interface SeminarGroups {
  own: Seminar[];
  /** seminars of the same organisation; of everyone for the special advisor */
  colleagues: Seminar[];
}

/**
 * Sorts seminars into the advisor's own and the colleagues', the newest first, without those that are not listed.
 * @param config null while the operator has configured nothing
 */
export function groupSeminars(
  seminars: readonly Seminar[],
  viewer: Pick<Advisor, 'id' | 'org'>,
  config: Pick<PublicConfig, 'specialAdvisor'> | null,
): SeminarGroups {
  const listed = seminars
    .filter((seminar) => isListedFor(seminar, viewer, config))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return {
    own: listed.filter(({ advisor }) => advisor === viewer.id),
    colleagues: listed.filter(({ advisor }) => advisor !== viewer.id),
  };
}
