import type { ClosureMail } from '@wbd/domain/mails';
import { queuedRow } from '../outbox/outbox-row.ts';

/** Whom a mail about a closed account is for. */
export interface LeavingAdvisor {
  uid: string;
  email: string;
  /** null while the address was not confirmed */
  firstName: string | null;
  /** how long the export can be fetched; null when there is none */
  exportUntil: Date | null;
}

/** Tells an advisor that their account is being closed, or that it is gone, once each. */
export function closureMail<Kind extends ClosureMail['kind']>(
  kind: Kind,
  { uid, email, firstName, exportUntil }: LeavingAdvisor,
  now: Date,
) {
  return {
    ...queuedRow(kind, [uid], uid, now),
    uid,
    email,
    firstName,
    exportUntil,
  };
}
