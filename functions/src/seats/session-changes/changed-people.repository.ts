import {
  registrationSchema,
  sessionAccessSchema,
  sessionSchema,
  type Registration,
  type Session,
} from '@wbd/domain/seminars';
import { db, parseDocument, parseDocuments } from '../../core/firestore.ts';

export interface SessionWithDirections {
  session: Session;
  directions: string;
}

export interface ChangedPeopleRepository {
  /** the seminar's sessions that begin after `from` */
  coming(seminar: string, from: Date): Promise<SessionWithDirections[]>;
  registrations(session: string): Promise<Registration[]>;
}

export const changedPeopleRepository: ChangedPeopleRepository = {
  async coming(seminar, from) {
    const found = await db
      .collection('sessions')
      .where('seminar', '==', seminar)
      .where('time', '>', from)
      .orderBy('time')
      .get();
    const sessions = parseDocuments(sessionSchema, found.docs);
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
  async registrations(session) {
    const found = await db.collection(`sessions/${session}/registrations`).get();
    return parseDocuments(registrationSchema, found.docs);
  },
};
