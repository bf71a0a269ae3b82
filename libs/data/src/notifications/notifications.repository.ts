import { notificationSchema, type Notification } from '@wbd/domain/notifications';
import { limit, orderBy, readCollection, where, writeTogether } from '@wbd/firebase/firestore';
import { documentPath } from '../paths/index.ts';

/** The most that the rules hand out. */
export const MOST_NOTIFICATIONS = 500;

/**
 * What the signed-in advisor was told of, the latest first.
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
