import { registrationSchema, type Registration, type Session } from '@wbd/domain/seminars';
import { readWholeCollection, where, writeTogether } from '@wbd/firebase/firestore';
import { readAdvisorNames } from '../advisors/advisors.repository.ts';
import { PAGE_SIZE } from '../freshness/index.ts';
import { subcollectionPath, subdocumentPath } from '../paths/index.ts';

/** A seat with the name of the advisor whose customer has it. */
export interface Participant extends Registration {
  /** empty when the advisor is gone */
  advisorName: string;
}

/**
 * Who is registered for a session, by name.
 * @param session one of the signed-in advisor's own; the rules answer no one else
 */
export async function readParticipants(
  session: Pick<Session, 'id' | 'advisor'>,
): Promise<Participant[]> {
  const registrations = await readWholeCollection(
    registrationSchema,
    registrationsPath(session.id),
    PAGE_SIZE,
    where('seminarAdvisor', '==', session.advisor),
  );
  const names = await readAdvisorNames(registrations.map(({ advisor }) => advisor));
  return registrations
    .map((registration) => ({
      ...registration,
      advisorName: names.get(registration.advisor) ?? '',
    }))
    .toSorted(
      (a, b) =>
        a.lastName.localeCompare(b.lastName, 'de') || a.firstName.localeCompare(b.firstName, 'de'),
    );
}

/** Records whether participants came, for all of them or for none; null takes it back. */
export async function recordAttendance(
  sessionId: string,
  customerIds: readonly string[],
  attended: boolean | null,
): Promise<void> {
  await writeTogether(
    customerIds.map((id) => ({
      kind: 'update',
      path: subdocumentPath(registrationsPath(sessionId), id),
      data: { attended },
    })),
  );
}

function registrationsPath(sessionId: string): string {
  return subcollectionPath('sessions', sessionId, 'registrations');
}
