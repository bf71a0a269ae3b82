import { isToCustomer, mailRules, type Mail } from '@wbd/domain/mails';
import { registrationSchema } from '@wbd/domain/seminars';
import { db, parseDocument } from '../../core/firestore.ts';
import { readCustomer } from '../../core/people.repository.ts';

/**
 * Whether a mail stays unsent because the data of its recipient may only be stored (Art. 18 GDPR): invitations, reminders and messages.
 * What becomes of a seat or a waiting place that the person took themselves is still told.
 */
export async function isWithheld(mail: Mail): Promise<boolean> {
  const rules = mailRules(mail.kind);
  if (!isToCustomer(mail) || rules.to !== 'customer' || rules.ifRestricted === 'sent') return false;
  if (!(await isRestricted(mail.customer))) return false;
  return rules.ifRestricted === 'withheld' || !('session' in mail && (await isOwnSeat(mail)));
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
