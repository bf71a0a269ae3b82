import { isRestricted } from '@wbd/domain/customers';
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
  const recipient = await readCustomer(mail.customer);
  if (!recipient || !isRestricted(recipient)) return false;
  return rules.ifRestricted === 'withheld' || !('session' in mail && (await isOwnSeat(mail)));
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
