import type { Advisor } from '../advisors/advisor.ts';
import { isPublic } from '../audiences/audience.ts';
import type { PublicConfig } from '../content/content.ts';
import { isContentOfferedTo } from '../content/content-state.ts';
import type { Seminar } from '../seminars/seminar.ts';

type Exceptions = Pick<PublicConfig, 'specialAdvisor'>;

/** True for the one advisor who sees every seminar. */
export function seesEverySeminar(uid: string, config: Exceptions | null): boolean {
  return config?.specialAdvisor === uid;
}

/** An advisor with the narrow audiences of their account. */
export interface SeminarViewer extends Pick<Advisor, 'id' | 'org'> {
  audiences: readonly string[];
}

/**
 * Whether the portal lists a seminar for an advisor, who then invites customers to it: one's own, public ones of the same
 * organisation, and those that are for the advisor's organisation or team, except what the operator excluded or hid. The
 * special advisor sees every public one that is not hidden.
 * @param config null while the operator has configured nothing
 */
export function isListedFor(
  seminar: Pick<Seminar, 'advisor' | 'org' | 'hidden' | 'excluded' | 'audience'>,
  viewer: SeminarViewer,
  config: Exceptions | null,
): boolean {
  const { advisor, org, hidden, excluded, audience } = seminar;
  if (advisor === viewer.id) return true;
  if (!isContentOfferedTo('host', { hidden, audience })) return false;
  if (!isPublic(seminar)) return !excluded && viewer.audiences.includes(audience);
  return seesEverySeminar(viewer.id, config) || (org === viewer.org && !excluded);
}
