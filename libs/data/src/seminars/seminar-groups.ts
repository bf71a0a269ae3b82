import type { PublicConfig } from '@wbd/domain/content';
import { isListedFor, type SeminarViewer } from '@wbd/domain/pages';
import type { Seminar } from '@wbd/domain/seminars';

/** What the seminar list shows an advisor. */
export interface SeminarGroups {
  own: Seminar[];
  /** seminars of the same organisation and those for the advisor's team; public ones of everyone for the special advisor */
  colleagues: Seminar[];
}

/**
 * Sorts seminars into the advisor's own and the colleagues', the newest first, without those that are not listed.
 * @param config null while the operator has configured nothing
 */
export function groupSeminars(
  seminars: readonly Seminar[],
  viewer: SeminarViewer,
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
