import type { Mail, MailKind } from '@wbd/domain/mails';
import type { Notification } from '@wbd/domain/notifications';
import type { Cause } from './cause.ts';
import { notificationsOf } from './notifications-of.ts';

export interface NotifyPorts {
  mail(id: string): Promise<Mail | null>;
  cause(mail: Mail): Promise<Cause>;
  /** Stores those that are missing. @returns all of them as they are stored; none when the mail is gone */
  add(mail: Mail, notifications: readonly Notification[]): Promise<Notification[]>;
  now(): Date;
}

/** Mails that cause a notification. */
const CAUSES: ReadonlySet<MailKind> = new Set([
  'registration-confirmation',
  'waiting-joined',
  'waiting-offer',
  'participant-left',
  'appointment-requested',
  'guests-registered',
  'colleague-left',
  'customer-erased',
  'customer-restricted',
  'team-news',
]);

/** Whether mails of this kind cause a notification. */
export function isCause(kind: unknown): boolean {
  return [...CAUSES].some((cause) => cause === kind);
}

/**
 * Tells advisors in the portal what a queued mail follows from, once, however often it is repeated.
 * @returns what is stored of it
 */
export async function notify(ports: NotifyPorts, mailId: string): Promise<Notification[]> {
  // as it is now: a merge may have moved it to another customer since it was queued
  const mail = await ports.mail(mailId);
  if (!mail) return [];
  const told = notificationsOf(mail, await ports.cause(mail), ports.now());
  return told.length === 0 ? [] : ports.add(mail, told);
}
