export {
  KIND_OF_EVENT,
  NOTIFICATION_KINDS,
  notificationKindSchema,
  notificationSchema,
  type Notification,
  type NotificationEvent,
  type NotificationKind,
} from './notification.ts';
export {
  DEFAULT_CHOICES,
  defaultSettings,
  MAIL_CHOICES,
  notificationSettingsSchema,
  type MailChoice,
  type NotificationSettings,
} from './notification-settings.ts';
export { notificationKindTexts } from './notification-kinds.de.ts';
export { notificationPath } from './notification-path.ts';
export { notificationSentence, notificationSubject } from './notification-texts.de.ts';
export { groupedNotifications, type NotificationGroup } from './grouped-notifications.ts';
export { digestDayOf, spanOf, type NewsWindow } from './news-windows.ts';
export { notificationSettingsWrites } from './notification-settings-writes.ts';
