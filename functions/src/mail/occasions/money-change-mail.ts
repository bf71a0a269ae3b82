import type { MoneyChangeMail } from '@wbd/domain/mails';
import type { MoneyChange } from '@wbd/domain/money-changes';
import { queuedRow } from '../outbox/outbox-row.ts';

/**
 * Tells someone of a change about money, or that it was stopped. The link that stops it is made when the mail is sent; the row
 * holds nothing secret.
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

/** Which of the mails someone gets: other administrators have a budget of their own. */
export const moneyMailKind = (
  { by, person }: Pick<MoneyChange, 'by' | 'person'>,
  uid: string,
): MoneyChangeMail['kind'] =>
  uid === by || uid === person ? 'money-change' : 'money-change-of-others';
