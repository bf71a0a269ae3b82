import {
  defaultSettings,
  notificationSchema,
  notificationSettingsSchema,
  type MailChoice,
  type Notification,
  type NotificationKind,
  type NotificationSettings,
} from '@wbd/domain/notifications';
import {
  limit,
  mergeDocument,
  orderBy,
  readCollection,
  readDocument,
  where,
  writeTogether,
} from '@wbd/firebase/firestore';
import { documentPath } from '../paths/index.ts';

/** The most that the rules hand out. */
export const MOST_NOTIFICATIONS = 500;

/**
 * Notifications of the signed-in advisor, the latest first.
 * @param most how many, up to `MOST_NOTIFICATIONS`
 */
export function readNotifications(advisorId: string, most: number): Promise<Notification[]> {
  return readCollection(
    notificationSchema,
    'notifications',
    where('advisor', '==', advisorId),
    orderBy('createdAt', 'desc'),
    limit(most),
  );
}

/** Marks notifications as read, all or none; at most `MOST_NOTIFICATIONS`. */
export async function markAsRead(ids: readonly string[]): Promise<void> {
  await writeTogether(
    ids.map((id) => ({
      kind: 'update' as const,
      path: documentPath('notifications', id),
      data: { read: true },
    })),
  );
}

/** What the signed-in advisor gets by mail. */
export async function readNotificationSettings(uid: string): Promise<NotificationSettings> {
  const path = documentPath('notificationSettings', uid);
  return (await readDocument(notificationSettingsSchema, path)) ?? defaultSettings(uid);
}

/** What an advisor chooses for one kind. */
export interface NotificationChoice {
  uid: string;
  kind: NotificationKind;
  choice: MailChoice;
}

/** Stores a choice of the signed-in advisor; the other kinds stay as they are. */
export async function saveNotificationChoice({
  uid,
  kind,
  choice,
}: NotificationChoice): Promise<void> {
  await mergeDocument(documentPath('notificationSettings', uid), { [kind]: choice });
}
