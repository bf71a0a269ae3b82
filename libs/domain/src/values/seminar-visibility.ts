import type { Advisor } from '../entities/advisor.ts';
import type { PublicConfig } from '../entities/content.ts';
import type { Seminar } from '../entities/seminar.ts';

type Exceptions = Pick<PublicConfig, 'excludedSeminars' | 'specialAdvisor'>;

/** True for the one advisor who sees every seminar. */
export function seesEverySeminar(uid: string, config: Exceptions | null): boolean {
  return config?.specialAdvisor === uid;
}

/**
 * Whether the portal lists a seminar for an advisor, who then invites customers to it: one's own, and those of the same
 * organisation except what the operator excluded. The special advisor sees all of them.
 * @param config null while the operator has configured nothing
 */
export function isListedFor(
  { id, advisor, org }: Pick<Seminar, 'id' | 'advisor' | 'org'>,
  viewer: Pick<Advisor, 'id' | 'org'>,
  config: Exceptions | null,
): boolean {
  return (
    advisor === viewer.id ||
    seesEverySeminar(viewer.id, config) ||
    (org === viewer.org && !config?.excludedSeminars.includes(id))
  );
}
