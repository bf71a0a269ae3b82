import type { Registration } from '@wbd/domain/seminars';
import { db, toData } from '../../../core/firestore.ts';
import { confirmationOf } from '../registration-mails.ts';

/** Enqueues the confirmation unless it exists, the registration is gone, or the person has no e-mail address. */
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
