export {
  markAsReadMutation,
  notificationSettingsQuery,
  notificationsQuery,
  saveNotificationChoiceMutation,
} from './notifications.queries.ts';
export { MOST_NOTIFICATIONS } from './notifications.repository.ts';
