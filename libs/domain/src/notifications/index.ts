export {
  KIND_OF_EVENT,
  NOTIFICATION_KINDS,
  notificationEventSchema,
  notificationSchema,
  type Notification,
  type NotificationEvent,
  type NotificationKind,
} from './notification.ts';
export { notificationPath } from './notification-path.ts';
export { notificationSentence, notificationSubject } from './notification-texts.de.ts';
export { groupedNotifications, type NotificationGroup } from './grouped-notifications.ts';
