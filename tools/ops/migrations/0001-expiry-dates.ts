import { mailSchema } from '@wbd/domain/mails';
import { paymentEventSchema } from '@wbd/domain/plans';
import type { Migration } from './migration.ts';

// a migration stays as it was run, so it does not follow the constants of the code
const DAY_MS = 24 * 3_600_000;
const KEEP_CONFIRMATION_DAYS = 400;
const KEEP_DAYS = 90;

/** Gives rows of `mails` and `stripeEvents` that were written without one the date at which they are deleted. */
export const expiryDates: Migration = {
  name: '0001-expiry-dates',
  collections: ['mails', 'stripeEvents'],
  change(document, collection) {
    if (document['expiresAt'] instanceof Date) return null;
    if (collection === 'stripeEvents') {
      const event = paymentEventSchema.safeParse(document).data;
      return event ? expiring(event.receivedAt, KEEP_DAYS) : null;
    }
    const mail = mailSchema.safeParse(document).data;
    if (!mail) return null;
    const isConfirmation = mail.kind === 'registration-confirmation';
    return expiring(
      mail.sentAt ?? mail.leaseUntil,
      isConfirmation ? KEEP_CONFIRMATION_DAYS : KEEP_DAYS,
    );
  },
};

function expiring(since: Date, days: number) {
  return { expiresAt: new Date(since.getTime() + days * DAY_MS) };
}
