import type { Registration } from '@wbd/domain/seminars';
import { db, toData } from '../../../core/firestore.ts';
import { confirmationOf } from '../registration-mails.ts';

/** Adds the row of a registration's confirmation when it is missing, the registration still exists and the person has an address. */
export async function enqueueConfirmation(registration: Registration): Promise<void> {
  const mail = confirmationOf(registration);
  if (!mail) return;
  const row = db.doc(`mails/${mail.id}`);
  const reason = db.doc(`sessions/${registration.session}/registrations/${registration.customer}`);
  await db.runTransaction(async (transaction) => {
    const [rowNow, reasonNow] = await transaction.getAll(row, reason);
    if (reasonNow?.exists && !rowNow?.exists) transaction.create(row, toData(mail));
  });
}
