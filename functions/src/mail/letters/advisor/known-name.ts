import { mailName } from '../layout/mail-words.ts';
import type { AdvisorDetails } from './advisor-details.ts';

/**
 * The name a mail may call an advisor by; null until the address is confirmed. Anyone can sign up with the address of
 * another person, and that person would then read the stranger's text.
 */
export function knownName({ advisor, emailVerified }: AdvisorDetails): string | null {
  return emailVerified ? mailName(advisor.firstName) : null;
}
