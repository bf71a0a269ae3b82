import './environment.ts';
import type { Advisor } from '@wbd/domain/advisors';
import type { Seminar, Session, SessionAccess } from '@wbd/domain/seminars';
import { anAdvisor, aSeminar, aSession } from '@wbd/domain/testing';
import { db, toData } from '../src/core/firestore.ts';

export {
  aCustomer,
  anAccount,
  anAdvisor,
  anAppointment,
  anAppointmentRequest,
  aRegistration,
  aSeminar,
  aSession,
  newId,
} from '@wbd/domain/testing';

/** Stores an entity under its id. */
export async function store<Entity extends { id: string }>(
  collection: string,
  entity: Entity,
): Promise<Entity> {
  await db.doc(`${collection}/${entity.id}`).set(toData(entity));
  return entity;
}

/** An advisor with a seminar and one session of it, stored. */
export async function anOffer(
  changes: {
    advisor?: Partial<Advisor>;
    seminar?: Partial<Seminar>;
    session?: Partial<Session>;
    directions?: string;
  } = {},
): Promise<{ advisor: Advisor; seminar: Seminar; session: Session }> {
  const advisor = await store('advisors', anAdvisor(changes.advisor));
  const seminar = await store('seminars', aSeminar(advisor.id, changes.seminar));
  const session = await store('sessions', aSession(seminar, changes.session));
  if (changes.directions !== undefined) {
    const access: SessionAccess = {
      id: session.id,
      seminar: seminar.id,
      advisor: advisor.id,
      directions: changes.directions,
    };
    await store('sessionAccess', access);
  }
  return { advisor, seminar, session };
}
