import type { EmailChangeMail } from '@wbd/domain/mails';
import { RETENTION_DAYS } from '@wbd/domain/retention';
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
}): EmailChangeMail {
  const { uid, email, key, now } = order;
  const kind = 'email-change';
  const row = queuedRow([kind, uid, email, key], uid, now, RETENTION_DAYS.emailChangeMails);
  return { ...row, kind, uid, email, wasProven: false };
}

/** Tells the address before that the account has another one. Each change tells it once. */
export function emailChangedMail(order: {
  uid: string;
  email: string;
  wasProven: boolean;
  key: string;
  now: Date;
}): EmailChangeMail {
  const { uid, email, wasProven, key, now } = order;
  const kind = 'email-changed';
  const row = queuedRow([kind, uid, email, key], uid, now, RETENTION_DAYS.emailChangeMails);
  return { ...row, kind, uid, email, wasProven };
}
