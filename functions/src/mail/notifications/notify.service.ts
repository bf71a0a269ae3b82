import type { Mail } from '@wbd/domain/mails';
import type { Notification } from '@wbd/domain/notifications';
import type { Cause } from './cause.ts';
import { notificationOf, type Told } from './told.ts';

export interface NotifyPorts {
  mail(id: string): Promise<Mail | null>;
  cause(mail: Mail): Promise<Cause>;
  /** what its letter says that advisors are notified of */
  told(mail: Mail, cause: Cause): Promise<Told[]>;
  /** Stores those that are missing. @returns all of them as they are stored; none when the mail is gone */
  add(mail: Mail, notifications: readonly Notification[]): Promise<Notification[]>;
  now(): Date;
}

/**
 * Tells advisors in the portal what a queued mail follows from, once, however often it is repeated.
 * @returns what is stored of it
 */
export async function notify(ports: NotifyPorts, mailId: string): Promise<Notification[]> {
  // as it is now: a merge may have moved it to another customer since it was queued
  const mail = await ports.mail(mailId);
  if (!mail) return [];
  const told = await ports.told(mail, await ports.cause(mail));
  const now = ports.now();
  return told.length === 0
    ? []
    : ports.add(
        mail,
        told.map((one) => notificationOf(one, mail.trace, now)),
      );
}
