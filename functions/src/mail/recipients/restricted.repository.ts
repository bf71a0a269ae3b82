import type { Mail } from '@wbd/domain/mails';
import { registrationSchema } from '@wbd/domain/seminars';
import { db, parseDocument } from '../../core/firestore.ts';
import { readCustomer } from '../../core/people.repository.ts';

/**
 * Whether a mail stays unsent because the data of its recipient may only be stored (Art. 18 GDPR): invitations, reminders and messages.
 * What becomes of a seat or a waiting place that the person took themselves is still told.
 */
export async function isWithheld(mail: Mail): Promise<boolean> {
  if (mail.kind === 'session-message' || mail.kind === 'session-reminder') {
    return isRestricted(mail.customer);
  }
  if (mail.kind !== 'registration-confirmation') return false;
  return (await isRestricted(mail.customer)) && !(await isOwnSeat(mail));
}

async function isRestricted(customer: string): Promise<boolean> {
  const stored = await readCustomer(customer);
  return stored !== null && stored.restriction !== null;
}

async function isOwnSeat({
  session,
  customer,
}: {
  session: string;
  customer: string;
}): Promise<boolean> {
  const seat = await db.doc(`sessions/${session}/registrations/${customer}`).get();
  const registration = parseDocument(registrationSchema, seat);
  return registration !== null && registration.page !== null;
}
