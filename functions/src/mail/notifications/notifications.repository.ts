import type { Mail } from '@wbd/domain/mails';
import { notificationSchema, type Notification } from '@wbd/domain/notifications';
import { db, parseDocuments, toData } from '../../core/firestore.ts';

/**
 * Stores what is missing of notifications, as long as the mail that they follow from is there and about the same person:
 * an erasure removes mails before notifications, and a merge moves them in that order.
 * @returns all of them as they are stored; none when the mail is gone
 * @throws Error when the mail has come to be about another customer, so that the caller begins anew
 */
export async function addNotifications(
  mail: Mail,
  notifications: readonly Notification[],
): Promise<Notification[]> {
  const refs = notifications.map(({ id }) => db.doc(`notifications/${id}`));
  return db.runTransaction(async (transaction) => {
    const [row, ...known] = await transaction.getAll(db.doc(`mails/${mail.id}`), ...refs);
    if (!row?.exists) return [];
    const customer: unknown = row.get('customer') ?? null;
    if (customer !== customerOf(mail))
      throw new Error('The mail is about another customer by now.');
    const ids = new Set(known.filter(({ exists }) => exists).map(({ id }) => id));
    const missing = notifications.filter(({ id }) => !ids.has(id));
    for (const one of missing) {
      transaction.create(db.doc(`notifications/${one.id}`), toData(one));
    }
    return [...parseDocuments(notificationSchema, known), ...missing];
  });
}

function customerOf(mail: Mail): string | null {
  return 'customer' in mail ? mail.customer : null;
}
