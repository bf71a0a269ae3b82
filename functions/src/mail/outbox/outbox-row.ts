import { createHash } from 'node:crypto';
import { mailRules, type MailKind } from '@wbd/domain/mails';
import { keptMs } from '@wbd/domain/retention';
import { mailSender } from '../../core/settings.ts';
import { currentTrace } from '../../core/log/trace.ts';

/** How long a mail's own trigger has before the sweep picks the row up, and how long a claim holds. */
export const LEASE_MS = 60_000;
/** No automatic retry after this many attempts; the last one comes eight and a half hours after the first. */
export const MAX_ATTEMPTS = 10;

/**
 * The fields that every row of the outbox starts with.
 * @param key id and Message-ID are derived from it and the kind alone, so each delivery of the same event yields the same row
 * @param advisor may read how far the mail got
 * @param atLeastUntil keeps the row longer than its kind says
 */
export function queuedRow<Kind extends MailKind>(
  kind: Kind,
  key: readonly (string | number)[],
  advisor: string,
  now: Date,
  atLeastUntil: Date = now,
) {
  const id = createHash('sha256')
    .update(JSON.stringify([kind, ...key]))
    .digest('hex')
    .slice(0, 40);
  const expiresAt = now.getTime() + keptMs(mailRules(kind).keptFor);
  return {
    id,
    kind,
    advisor,
    state: 'queued' as const,
    attempts: 0,
    attemptsBefore: 0,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
    nextAttempt: null,
    // of the operator's own domain: mail servers distrust one that does not exist
    messageId: `<${id}@${mailSender().address.replace(/^.*@/, '')}>`,
    sentAt: null,
    error: null,
    countedAt: null,
    heldBack: null,
    trace: currentTrace(),
    expiresAt: new Date(Math.max(expiresAt, atLeastUntil.getTime())),
  };
}
