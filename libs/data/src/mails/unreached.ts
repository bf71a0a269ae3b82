import type { Mail } from '@wbd/domain/mails';

/**
 * The customers whose confirmation was given up, because a mail server refused it for good or too often. For a second
 * registration the later mail counts.
 */
export function unreached(mails: readonly Mail[]): string[] {
  const confirmations = mails
    .flatMap((mail) => (mail.kind === 'registration-confirmation' ? [mail] : []))
    .toSorted((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime());
  const latest = new Map(confirmations.map((mail) => [mail.customer, mail]));
  return [...latest.values()]
    .filter(({ state, nextAttempt }) => state === 'failed' && nextAttempt === null)
    .map(({ customer }) => customer);
}
