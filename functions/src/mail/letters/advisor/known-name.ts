import type { AdvisorDetails } from './advisor-details.ts';

/**
 * The name a mail may call an advisor by; null until the address is confirmed. Anyone can sign up with the address of
 * another person, and that person would then read the stranger's text.
 */
export function knownName({
  advisor,
  emailVerified,
}: Pick<AdvisorDetails, 'advisor' | 'emailVerified'>): string | null {
  return emailVerified ? advisor.firstName : null;
}
