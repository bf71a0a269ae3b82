import type { WaitingMail } from '@wbd/domain/mails';
import {
  seminarSchema,
  sessionSchema,
  waitingEntrySchema,
  type Seminar,
  type Session,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import { db, parseDocument } from '../../../core/firestore.ts';
import { readContact } from '../registration/contact.repository.ts';
import type { Contact } from '../registration/contact.tsx';

/** What a mail about a place on a waiting list is written from. */
export interface WaitingDetails {
  entry: WaitingEntry;
  session: Session;
  seminar: Seminar;
  contact: Contact;
}

/** Reads what such a mail tells; null when the person has left the list since, also if they have joined it again. */
export async function readWaitingDetails(mail: WaitingMail): Promise<WaitingDetails | null> {
  const sessionRef = db.doc(`sessions/${mail.session}`);
  const [entryDoc, sessionDoc] = await db.getAll(
    sessionRef.collection('waiting').doc(mail.customer),
    sessionRef,
  );
  const entry = entryDoc && parseDocument(waitingEntrySchema, entryDoc);
  const session = sessionDoc && parseDocument(sessionSchema, sessionDoc);
  if (entry?.joinedAt.getTime() !== mail.joinedAt.getTime() || !session) return null;
  const [seminarDoc, contact] = await Promise.all([
    db.doc(`seminars/${session.seminar}`).get(),
    readContact(entry.advisor),
  ]);
  const seminar = parseDocument(seminarSchema, seminarDoc);
  return seminar && contact ? { entry, session, seminar, contact } : null;
}
