import { berlinDay } from '../time/berlin-time.ts';
import type { Notification } from './notification.ts';

/** The same that happened several times on a day, the latest first; at least one. Amounts and references differ by their title. */
export interface NotificationGroup {
  latest: Notification;
  /** all of them, `latest` included */
  all: Notification[];
}

/**
 * Rows about the same event and session of a day as one: a session that 500 people register for is one line.
 * @param notifications the latest first
 */
export function groupedNotifications(notifications: readonly Notification[]): NotificationGroup[] {
  const groups = Map.groupBy(notifications, ({ event, session, isHost, title, createdAt }) =>
    JSON.stringify([event, session ?? title, isHost, berlinDay(createdAt)]),
  );
  return [...groups.values()].flatMap((all) => {
    const [latest] = all;
    return latest ? [{ latest, all }] : [];
  });
}
