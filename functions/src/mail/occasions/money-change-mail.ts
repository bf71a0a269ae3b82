import type { MoneyChangeMail } from '@wbd/domain/mails';
import type { MoneyChange } from '@wbd/domain/money-changes';
import { queuedRow } from '../outbox/outbox-row.ts';

/**
 * Tells someone that a change about money was made or stopped. The link that stops it is created at the time of sending, so
 * that the row contains no secret.
 */
export function moneyChangeMail<Kind extends MoneyChangeMail['kind']>(
  kind: Kind,
  { id: change, stoppedAt }: Pick<MoneyChange, 'id' | 'stoppedAt'>,
  uid: string,
  now: Date,
) {
  const isStopped = stoppedAt !== null;
  const key = [change, uid, isStopped ? 'stopped' : 'made'];
  return { ...queuedRow(kind, key, uid, now), uid, change, isStopped };
}

/** The kind of the mail for a recipient. Other administrators have their own budget. */
export const moneyMailKind = (
  { by, person }: Pick<MoneyChange, 'by' | 'person'>,
  uid: string,
): MoneyChangeMail['kind'] =>
  uid === by || uid === person ? 'money-change' : 'money-change-of-others';
