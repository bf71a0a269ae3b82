import type { Notification } from '@wbd/domain/notifications';
import { mutationOptions, queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { markAsRead, readNotifications } from './notifications.repository.ts';

const notificationKeys = {
  all: ['notifications'] as const,
  latest: (advisorId: string, most: number) => [...notificationKeys.all, advisorId, most] as const,
};

/** What the signed-in advisor was told of, the latest first. */
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
