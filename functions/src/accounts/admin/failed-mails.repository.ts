import { mailSchema, type FailedMailsEnd, type Mail } from '@wbd/domain/mails';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { db, parseDocuments } from '../../core/firestore.ts';

/**
 * Mails that were given up, the latest first.
 * @param advisors whose, at most 30; null for everyone's
 */
export async function readFailedMails(
  advisors: readonly string[] | null,
  after: FailedMailsEnd | null,
  most: number,
): Promise<Mail[]> {
  const mails = db.collection('mails');
  const failed = (advisors ? mails.where('advisor', 'in', advisors) : mails)
    .where('state', '==', 'failed')
    .where('nextAttempt', '==', null)
    .orderBy('leaseUntil', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(most);
  const page = after ? failed.startAfter(Timestamp.fromMillis(after.leaseUntil), after.id) : failed;
  return parseDocuments(mailSchema, (await page.get()).docs);
}
