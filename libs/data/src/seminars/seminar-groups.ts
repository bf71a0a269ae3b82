import type { Advisor, PublicConfig, Seminar } from '@wbd/domain';

/** What the seminar list shows an advisor. */
export interface SeminarGroups {
  own: Seminar[];
  /** seminars of the same organisation; of everyone for the special advisor */
  colleagues: Seminar[];
}

type Exceptions = Pick<PublicConfig, 'excludedSeminars' | 'specialAdvisor'>;

/** True for the one advisor who sees every seminar. */
export function seesEverySeminar(uid: string, config: Exceptions | null): boolean {
  return config?.specialAdvisor === uid;
}

/**
 * Sorts seminars into the advisor's own and the colleagues', the newest first. An excluded one is listed for nobody but
 * its owner and the special advisor.
 * @param config null while the operator has configured nothing
 */
export function groupSeminars(
  seminars: readonly Seminar[],
  viewer: Pick<Advisor, 'id' | 'org'>,
  config: Exceptions | null,
): SeminarGroups {
  const seesAll = seesEverySeminar(viewer.id, config);
  const isListed = ({ id, org }: Seminar) =>
    seesAll || (org === viewer.org && !config?.excludedSeminars.includes(id));
  const newestFirst = seminars.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return {
    own: newestFirst.filter(({ advisor }) => advisor === viewer.id),
    colleagues: newestFirst.filter((seminar) => seminar.advisor !== viewer.id && isListed(seminar)),
  };
}
