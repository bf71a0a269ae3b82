import type { SessionMessageMail } from '@wbd/domain/mails';
import { sessionMessageSchema } from '@wbd/domain/seats';
import { db, parseDocument } from '../../../core/firestore.ts';
import { readContact } from '../registration/contact.repository.ts';
import type { Contact } from '../registration/contact.tsx';
import { readRegistrationDetails } from '../registration/registration-details.repository.ts';
import type { RegistrationDetails } from '../registration/registration-details.ts';

/** Everything that a message to a participant tells. */
export interface MessageDetails extends RegistrationDetails {
  text: string;
  /** the seminar's owner, who wrote it */
  host: Contact;
}

/** Reads what the mail tells; null when the message, its author or the seat is gone. */
export async function readMessageDetails(mail: SessionMessageMail): Promise<MessageDetails | null> {
  const [details, row] = await Promise.all([
    readRegistrationDetails(mail),
    db.doc(`sessionMessages/${mail.message}`).get(),
  ]);
  const message = parseDocument(sessionMessageSchema, row);
  const host = message && (await readContact(message.advisor));
  return details && host && { ...details, text: message.text, host };
}
