import type { NewsMail } from '@wbd/domain/mails';
import { notificationSchema, type Notification } from '@wbd/domain/notifications';
import { db, parseDocuments } from '../../../core/firestore.ts';
import { paceOf } from '../../notifications/enqueue-news.service.ts';
import { readSettings } from '../../notifications/settings.repository.ts';

/** A session that 500 people register for within a day is one line of the mail. */
const MOST_READ = 1_000;

/** What a mail tells, the latest first: of its span, and of the kinds that the advisor gets at its pace by now. */
export async function readNews({ uid, pace, from, until }: NewsMail): Promise<Notification[]> {
  const [settings, found] = await Promise.all([
    readSettings(uid),
    db
      .collection('notifications')
      .where('advisor', '==', uid)
      .where('createdAt', '>=', from)
      .where('createdAt', '<', until)
      .orderBy('createdAt', 'desc')
      .limit(MOST_READ)
      .get(),
  ]);
  const all = parseDocuments(notificationSchema, found.docs);
  return all.filter(({ event }) => paceOf(event, settings) === pace);
}
