import {
  invitationSchema,
  type Invitation,
  type UnregisteredCustomer,
  type UnregisteredCustomersOutput,
} from '@wbd/domain/seats';
import { callable } from '@wbd/firebase/callables';
import { limit, orderBy, readCollection, where } from '@wbd/firebase/firestore';

/** Orders that own customers, or people who become own customers, are registered for a session and written to. */
export const inviteToSession = callable('inviteToSession');

/** The signed-in advisor's latest invitation to a session, null when there is none. */
export async function readLatestInvitation(
  advisorId: string,
  sessionId: string,
): Promise<Invitation | null> {
  const [latest = null] = await readCollection(
    invitationSchema,
    'invitations',
    where('advisor', '==', advisorId),
    where('session', '==', sessionId),
    orderBy('createdAt', 'desc'),
    limit(1),
  );
  return latest;
}

/** Takes a participant off the list of one of the advisor's own sessions. */
export const removeParticipant = callable('removeParticipant');

/** Calls one of the advisor's own sessions off; everyone in it gets a mail. */
export const callOffSession = callable('callOffSession');

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
