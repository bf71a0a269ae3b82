export { notificationSchema, type Notification, type NotificationEvent } from './notification.ts';
export { notificationPath } from './notification-path.ts';
export { notificationSentence, notificationSubject } from './notification-texts.de.ts';
export { groupedNotifications, type NotificationGroup } from './grouped-notifications.ts';
