import type { TerminationMail, TerminationReceiptMail } from '@wbd/domain/mails';
import type { Termination } from '@wbd/domain/terminations';
import { queuedRow } from '../outbox/outbox-row.ts';

/** Whom a row belongs to that no advisor may read. */
const NOBODY = 'nobody';

/** Confirms the receipt of a declaration to its sender. Repeated calls mean the same mail. */
export function terminationReceipt({ id }: Termination, now: Date): TerminationReceiptMail {
  const kind = 'termination-received';
  return { ...queuedRow(kind, [id], NOBODY, now), termination: id };
}

/** Asks the account's owner whether a declaration is theirs, or tells them when the contract ends; once each for each decision. */
export function terminationMail<Kind extends TerminationMail['kind']>(
  kind: Kind,
  { id, decidedAt }: Termination,
  uid: string,
  now: Date,
) {
  const key = [id, decidedAt?.getTime() ?? 0];
  return { ...queuedRow(kind, key, uid, now), uid, termination: id };
}
