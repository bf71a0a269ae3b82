import type { RegistrationMail } from '@wbd/domain/mails';
import {
  registrationSchema,
  seminarSchema,
  sessionAccessSchema,
  sessionSchema,
} from '@wbd/domain/seminars';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db, parseDocument } from '../../../core/firestore.ts';
import { publicFileUrl } from '../../../gateways/public-file-url.ts';
import { readContact } from './contact.repository.ts';
import type { RegistrationDetails } from './registration-details.ts';

/** Reads what a mail about a registration tells; null when it is gone, or has made room for a new one. */
export async function readRegistrationDetails(
  mail: Pick<RegistrationMail, 'session' | 'customer' | 'registeredAt'>,
): Promise<RegistrationDetails | null> {
  const sessionRef = db.doc(`sessions/${mail.session}`);
  const [registrationDoc, sessionDoc, accessDoc] = await db.getAll(
    sessionRef.collection('registrations').doc(mail.customer),
    sessionRef,
    db.doc(`sessionAccess/${mail.session}`),
  );
  const registration = registrationDoc && parseDocument(registrationSchema, registrationDoc);
  const session = sessionDoc && parseDocument(sessionSchema, sessionDoc);
  if (!registration || !session) return null;
  if (registration.registeredAt.getTime() !== mail.registeredAt.getTime()) return null;

  const [seminarDoc, contact] = await Promise.all([
    db.doc(`seminars/${session.seminar}`).get(),
    readContact(registration.advisor),
  ]);
  const seminar = parseDocument(seminarSchema, seminarDoc);
  if (!seminar || !contact) return null;
  const access = accessDoc && parseDocument(sessionAccessSchema, accessDoc);
  return {
    registration,
    session,
    seminar,
    directions: access?.directions ?? null,
    contact,
    pdf: seminar.pdf === null ? null : publicFileUrl(seminar.pdf),
    revision: latest([registrationDoc, sessionDoc, accessDoc, seminarDoc]),
  };
}

/** Whether the person has a seat in the session, whenever they registered. */
export async function isRegistered({
  session,
  customer,
}: Pick<RegistrationMail, 'session' | 'customer'>): Promise<boolean> {
  return (await db.doc(`sessions/${session}/registrations/${customer}`).get()).exists;
}

function latest(documents: readonly (DocumentSnapshot | undefined)[]): Date {
  const times = documents.map((document) => document?.updateTime?.toMillis() ?? 0);
  return new Date(Math.max(...times));
}
