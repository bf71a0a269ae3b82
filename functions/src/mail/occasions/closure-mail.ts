import type { ClosureMail } from '@wbd/domain/mails';
import { queuedRow } from '../outbox/outbox-row.ts';

/** Nothing else holds the address by then: as long as it takes to look into a mail that failed. */
const KEEP_DAYS = 14;

/** Whom a mail about a closed account is for. */
export interface LeavingAdvisor {
  uid: string;
  email: string;
  /** null while the address was not confirmed */
  firstName: string | null;
}

/** Tells an advisor that their account is being closed, or that it is gone, once each. */
export function closureMail(
  kind: ClosureMail['kind'],
  { uid, email, firstName }: LeavingAdvisor,
  now: Date,
): ClosureMail {
  return { ...queuedRow([kind, uid], uid, now, KEEP_DAYS), kind, uid, email, firstName };
}
