import { mailSchema, type FailedMailsEnd, type Mail } from '@wbd/domain';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { db, parseDocuments } from '../gateways/firestore.ts';

/** Mails that were given up, the latest first. */
export async function readFailedMails(after: FailedMailsEnd | null, most: number): Promise<Mail[]> {
  const failed = db
    .collection('mails')
    .where('state', '==', 'failed')
    .where('nextAttempt', '==', null)
    .orderBy('leaseUntil', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(most);
  const page = after ? failed.startAfter(Timestamp.fromMillis(after.leaseUntil), after.id) : failed;
  return parseDocuments(mailSchema, (await page.get()).docs);
}
