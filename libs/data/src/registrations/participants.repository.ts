import { registrationSchema, type Customer, type Registration, type Session } from '@wbd/domain';
import { readWholeCollection, updateDocument, where } from '@wbd/firebase/firestore';
import { readAdvisorNames } from '../advisors/advisors.repository.ts';
import { readCustomer } from '../customers/customers.repository.ts';
import { PAGE_SIZE } from '../freshness/index.ts';

/** A seat with what the seminar's owner may know of the person. */
export interface Participant extends Registration {
  /** the advisor whose customer this is; empty when the advisor is gone */
  advisorName: string;
  /** null for other advisors' customers: these are between them and their advisor */
  job: Customer['job'];
  bday: Customer['bday'];
}

/**
 * Who is registered for a session, by name.
 * @param session one of the signed-in advisor's own; the rules answer nobody else
 */
export async function readParticipants(
  session: Pick<Session, 'id' | 'advisor'>,
): Promise<Participant[]> {
  const registrations = await readWholeCollection(
    registrationSchema,
    collectionPath(session.id),
    PAGE_SIZE,
    where('seminarAdvisor', '==', session.advisor),
  );
  const own = registrations.filter(({ advisor }) => advisor === session.advisor);
  const [names, customers] = await Promise.all([
    readAdvisorNames(registrations.map(({ advisor }) => advisor)),
    Promise.all(own.map(({ customer }) => readCustomer(customer))),
  ]);
  const known = new Map(customers.filter((one) => one !== null).map((one) => [one.id, one]));
  return registrations
    .map((registration) => ({
      ...registration,
      advisorName: names.get(registration.advisor) ?? '',
      job: known.get(registration.customer)?.job ?? null,
      bday: known.get(registration.customer)?.bday ?? null,
    }))
    .toSorted(
      (a, b) =>
        a.lastName.localeCompare(b.lastName, 'de') || a.firstName.localeCompare(b.firstName, 'de'),
    );
}

/** Records whether a participant came; null takes it back. */
export async function recordAttendance(
  sessionId: string,
  customerId: string,
  attended: boolean | null,
): Promise<void> {
  const path = `${collectionPath(sessionId)}/${encodeURIComponent(customerId)}`;
  await updateDocument(path, { attended });
}

function collectionPath(sessionId: string): string {
  return `sessions/${encodeURIComponent(sessionId)}/registrations`;
}
