import type { Notification, NotificationSettings } from '@wbd/domain/notifications';
import { mutationOptions, queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import {
  markAsRead,
  readNotifications,
  readNotificationSettings,
  saveNotificationChoice,
} from './notifications.repository.ts';

const notificationKeys = {
  all: ['notifications'] as const,
  latest: (advisorId: string, most: number) => [...notificationKeys.all, advisorId, most] as const,
};

/** Notifications of the signed-in advisor, the latest first. */
export const notificationsQuery = (advisorId: string, most: number) =>
  queryOptions({
    queryKey: notificationKeys.latest(advisorId, most),
    queryFn: () => readNotifications(advisorId, most),
    staleTime: FRESHNESS.standard,
  });

/** Marks notifications as read. They look read at once, and as they were before when it fails. */
export const markAsReadMutation = () =>
  mutationOptions({
    mutationKey: ['notifications', 'mark'],
    mutationFn: markAsRead,
    onMutate: async (ids: readonly string[], { client }) => {
      await client.cancelQueries({ queryKey: notificationKeys.all });
      const marked = new Set(ids);
      client.setQueriesData<Notification[]>({ queryKey: notificationKeys.all }, (rows) =>
        rows?.map((row) => (marked.has(row.id) ? { ...row, read: true } : row)),
      );
    },
    onError: (_error, _ids, _before, { client }) =>
      client.invalidateQueries({ queryKey: notificationKeys.all }),
  });

const settingsKey = (uid: string) => ['notification-settings', uid] as const;

/** What the signed-in advisor gets by mail. */
export const notificationSettingsQuery = (uid: string) =>
  queryOptions({
    queryKey: settingsKey(uid),
    queryFn: () => readNotificationSettings(uid),
    staleTime: FRESHNESS.standard,
  });

/** Stores a choice for one kind. It shows at once, and is read again when it fails. */
export const saveNotificationChoiceMutation = () =>
  mutationOptions({
    mutationKey: ['notification-settings', 'save'],
    mutationFn: saveNotificationChoice,
    onMutate: async ({ uid, kind, choice }, { client }) => {
      await client.cancelQueries({ queryKey: settingsKey(uid) });
      client.setQueryData<NotificationSettings>(
        settingsKey(uid),
        (settings) => settings && { ...settings, [kind]: choice },
      );
    },
    onError: (_error, { uid }, _before, { client }) =>
      client.invalidateQueries({ queryKey: settingsKey(uid) }),
  });
