import { sessionAccessSchema, type Registration, type Session } from '@wbd/domain/seminars';
import { db, parseDocument } from '../../core/firestore.ts';
import { registrationsRepository } from '../../mail/occasions/registrations.repository.ts';

export interface SessionWithDirections {
  session: Session;
  directions: string;
}

export interface ChangedPeopleRepository {
  /** the seminar's sessions that begin after `from` */
  coming(seminar: string, from: Date): Promise<SessionWithDirections[]>;
  /** the registrations of a session that were made before `before` */
  registrations(session: string, before: Date): Promise<Registration[]>;
}

/** Reads the sessions and people as the mails about a change do. */
export const changedPeopleRepository: ChangedPeopleRepository = {
  async coming(seminar, from) {
    const sessions = await allOf(registrationsRepository.sessionsOfSeminar(seminar, from));
    if (sessions.length === 0) return [];
    const accesses = await db.getAll(...sessions.map(({ id }) => db.doc(`sessionAccess/${id}`)));
    const directions = new Map(
      accesses.map((access) => [access.id, parseDocument(sessionAccessSchema, access)?.directions]),
    );
    return sessions.map((session) => ({
      session,
      directions: directions.get(session.id) ?? '',
    }));
  },
  registrations: (session, before) =>
    allOf(registrationsRepository.registeredBefore(session, before)),
};

async function allOf<Row>(pages: AsyncIterable<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}
