import type { Advisor } from '../advisors/advisor.ts';
import type { PublicConfig } from '../content/content.ts';
import type { Seminar } from '../seminars/seminar.ts';

type Exceptions = Pick<PublicConfig, 'specialAdvisor'>;

/** True for the one advisor who sees every seminar. */
export function seesEverySeminar(uid: string, config: Exceptions | null): boolean {
  return config?.specialAdvisor === uid;
}

/**
 * Whether the portal lists a seminar for an advisor, who then invites customers to it: one's own, and those of the same
 * organisation except what the operator excluded or hid. The special advisor sees everything that is not hidden.
 * @param config null while the operator has configured nothing
 */
export function isListedFor(
  { advisor, org, hidden, excluded }: Pick<Seminar, 'advisor' | 'org' | 'hidden' | 'excluded'>,
  viewer: Pick<Advisor, 'id' | 'org'>,
  config: Exceptions | null,
): boolean {
  if (advisor === viewer.id) return true;
  return !hidden && (seesEverySeminar(viewer.id, config) || (org === viewer.org && !excluded));
}
