import { objectionPageOf } from '../../objections/objection-link.ts';
import type { AdvisorDetails } from './advisor-details.ts';
import { texts } from './texts.de.ts';

/** Where the reader stops mails about an account that a stranger may have opened; null once the address is confirmed. */
export function accountObjection({ account, emailVerified }: AdvisorDetails): string | null {
  return emailVerified ? null : objectionPageOf(account.email);
}

/** Why the reader gets a mail about an account. */
export function reasonOf({ emailVerified }: AdvisorDetails): string {
  return emailVerified ? texts.reason : texts.reasonUnconfirmed;
}
