import type { AdvisorDetails } from './advisor-details.ts';

/**
 * The name a mail may call an advisor by; null until the address is confirmed. Anyone can sign up with the address of
 * another person, who would then read what a stranger chose to write.
 */
export function knownName({ advisor, emailVerified }: AdvisorDetails): string | null {
  return emailVerified ? advisor.firstName : null;
}
