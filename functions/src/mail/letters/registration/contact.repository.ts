import { readAdvisor } from '../../../core/people.repository.ts';
import { readAdvisorDetails } from '../advisor/advisor-details.repository.ts';
import { contactOf, type Contact } from './contact.tsx';

/**
 * Reads whom a customer turns to; null when the advisor is gone. An address that was typed at sign-up and never
 * confirmed may be a stranger's, so customers' answers do not go there.
 */
export async function readContact(uid: string): Promise<Contact | null> {
  const [advisor, details] = await Promise.all([readAdvisor(uid), readAdvisorDetails(uid)]);
  return advisor && contactOf(advisor, details?.emailVerified ? details.account.email : null);
}
