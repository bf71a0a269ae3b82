import { createHash } from 'node:crypto';
import type { Mail, Registration } from '@wbd/domain';

/** How long a mail's own trigger has before the sweep looks after it, and how long a claim holds. */
export const LEASE_MS = 60_000;
/** After this many attempts nothing more is tried by itself. */
export const MAX_ATTEMPTS = 5;

const MESSAGE_DOMAIN = 'mail.wbd';

/**
 * The row of the confirmation that a registration owes. Its id and Message-ID follow from the registration alone, so
 * that every delivery of the same event means the same mail; who registers anew later is owed a new one.
 */
export function owedConfirmation(registration: Registration): Mail {
  const { session, customer, advisor, registeredAt } = registration;
  const id = createHash('sha256')
    .update(
      JSON.stringify(['registration-confirmation', session, customer, registeredAt.getTime()]),
    )
    .digest('hex')
    .slice(0, 40);
  return {
    id,
    kind: 'registration-confirmation',
    advisor,
    session,
    customer,
    state: 'owed',
    attempts: 0,
    leaseUntil: new Date(registeredAt.getTime() + LEASE_MS),
    nextAttempt: null,
    messageId: `<${id}@${MESSAGE_DOMAIN}>`,
    sentAt: null,
    error: null,
  };
}
