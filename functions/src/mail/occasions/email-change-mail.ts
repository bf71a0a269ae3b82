import type { MailOf } from '@wbd/domain/mails';
import { queuedRow } from '../outbox/outbox-row.ts';

/**
 * Asks a new address whether it is the advisor's. The link is made when the mail is sent; the row holds nothing secret.
 * @param order the same `uid`, `email` and `key` mean the same mail
 */
export function emailChangeMail(order: {
  uid: string;
  email: string;
  key: string;
  now: Date;
}): MailOf<'email-change'> {
  const { uid, email, key, now } = order;
  const kind = 'email-change';
  const row = queuedRow(kind, [uid, email, key], uid, now);
  return { ...row, uid, email, wasProven: false };
}

/** Tells the address before that the account has another one. Each change tells it once. */
export function emailChangedMail(order: {
  uid: string;
  email: string;
  wasProven: boolean;
  key: string;
  now: Date;
}): MailOf<'email-changed'> {
  const { uid, email, wasProven, key, now } = order;
  const kind = 'email-changed';
  const row = queuedRow(kind, [uid, email, key], uid, now);
  return { ...row, uid, email, wasProven };
}
