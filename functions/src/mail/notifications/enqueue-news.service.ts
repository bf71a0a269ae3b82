import { WITH_OWN_MAIL, type NewsMail } from '@wbd/domain/mails';
import {
  KIND_OF_EVENT,
  type Notification,
  type NotificationSettings,
} from '@wbd/domain/notifications';
import { newsMail } from '../occasions/news-mail.ts';
import type { RegistrationsRepository } from '../occasions/registrations.repository.ts';

export interface EnqueueNewsPorts {
  settings(uid: string): Promise<NotificationSettings>;
  mails: Pick<RegistrationsRepository, 'addMissing'>;
}

/** Enqueues the notification mails that advisors have chosen: one per span and one per day. */
export async function enqueueNews(
  ports: EnqueueNewsPorts,
  notifications: readonly Notification[],
): Promise<void> {
  const choices = new Map<string, NotificationSettings>();
  for (const { advisor } of notifications) {
    if (!choices.has(advisor)) choices.set(advisor, await ports.settings(advisor));
  }
  const rows = notifications.flatMap((one) => {
    const chosen = choices.get(one.advisor);
    return chosen ? newsMailOf(one, chosen) : [];
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  await ports.mails.addMissing([...byId.values()]);
}

function newsMailOf(
  { advisor, event, createdAt }: Notification,
  settings: NotificationSettings,
): NewsMail[] {
  const pace = paceOf(event, settings);
  return pace === null ? [] : [newsMail(advisor, pace, createdAt)];
}

/** Which of the shared mails tells of an event; null for none, because it has a mail of its own or is not wanted. */
export function paceOf(
  event: Notification['event'],
  settings: NotificationSettings,
): NewsMail['pace'] | null {
  const kind = KIND_OF_EVENT[event];
  if (kind === null) return null;
  const choice = settings[kind];
  if (choice === 'off' || (choice === 'now' && WITH_OWN_MAIL.has(kind))) return null;
  return choice;
}
