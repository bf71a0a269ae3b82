import type { AdvisorMail } from '@wbd/domain';
import { queuedRow } from '../outbox/outbox-row.ts';

/** Longer than a person or the payment provider may ask for the same mail again. */
const KEEP_DAYS = 90;

/**
 * A mail to an advisor about their account. Text and links are made when it is sent; the row holds nothing secret.
 * @param order the same `kind`, `uid` and `key` mean the same mail
 */
export function advisorMail(order: {
  kind: AdvisorMail['kind'];
  uid: string;
  key: string;
  now: Date;
}): AdvisorMail {
  const { kind, uid, key, now } = order;
  return { ...queuedRow([kind, uid, key], uid, now, KEEP_DAYS), kind, uid };
}
