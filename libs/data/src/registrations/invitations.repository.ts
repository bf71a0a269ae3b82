import type { UnregisteredCustomer, UnregisteredCustomersOutput } from '@wbd/domain';
import { callable } from '@wbd/firebase/callables';

/** longer than the server takes for as many people as one call may have */
const INVITATION_TIMEOUT_MS = 240_000;

/** Invites own customers, or people who become own customers, to a session. Each person gets a result of their own. */
export const inviteToSession = callable('inviteToSession', { timeoutMs: INVITATION_TIMEOUT_MS });

/** Takes a participant off the list of one of the advisor's own sessions. */
export const removeParticipant = callable('removeParticipant');

const unregisteredCustomers = callable('unregisteredCustomers');

/** Reads the signed-in advisor's customers who are not registered for the session, by last name, page by page. */
export async function readUnregistered(sessionId: string): Promise<UnregisteredCustomer[]> {
  const customers: UnregisteredCustomer[] = [];
  let after: UnregisteredCustomersOutput['next'] = null;
  do {
    const page: UnregisteredCustomersOutput = await unregisteredCustomers(
      after ? { sessionId, after } : { sessionId },
    );
    customers.push(...page.customers);
    after = page.next;
  } while (after);
  return customers;
}
