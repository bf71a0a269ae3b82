import {
  advisorSchema,
  registrationSchema,
  seminarSchema,
  sessionAccessSchema,
  sessionSchema,
  type RegistrationMail,
} from '@wbd/domain';
import { db, parseDocument } from '../../gateways/firestore.ts';
import { publicFileUrl } from '../../gateways/storage.ts';
import type { Confirmation } from './confirmation.ts';

/** Reads what a confirmation tells; null when the registration it is about is gone. */
export async function readConfirmation(mail: RegistrationMail): Promise<Confirmation | null> {
  const sessionRef = db.doc(`sessions/${mail.session}`);
  const [registrationDoc, sessionDoc, accessDoc] = await db.getAll(
    sessionRef.collection('registrations').doc(mail.customer),
    sessionRef,
    db.doc(`sessionAccess/${mail.session}`),
  );
  const registration = registrationDoc && parseDocument(registrationSchema, registrationDoc);
  const session = sessionDoc && parseDocument(sessionSchema, sessionDoc);
  if (!registration || !session) return null;

  const [seminarDoc, advisorDoc] = await db.getAll(
    db.doc(`seminars/${session.seminar}`),
    db.doc(`advisors/${registration.advisor}`),
  );
  const seminar = seminarDoc && parseDocument(seminarSchema, seminarDoc);
  const advisor = advisorDoc && parseDocument(advisorSchema, advisorDoc);
  if (!seminar || !advisor) return null;
  const access = accessDoc && parseDocument(sessionAccessSchema, accessDoc);
  return {
    registration,
    session,
    seminar,
    directions: access?.directions ?? null,
    advisorName: `${advisor.firstName} ${advisor.lastName}`,
    pdf: seminar.pdf === null ? null : publicFileUrl(seminar.pdf),
  };
}
