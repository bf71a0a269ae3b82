export { markAsReadMutation, notificationsQuery } from './notifications.queries.ts';
export { MOST_NOTIFICATIONS } from './notifications.repository.ts';
