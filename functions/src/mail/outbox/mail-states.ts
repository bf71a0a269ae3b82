import type { Mail } from '@wbd/domain/mails';
import type { Delivery } from '../../gateways/smtp.ts';
import { LEASE_MS, MAX_ATTEMPTS } from './outbox-row.ts';

const FIRST_DELAY_MS = 60_000;

/**
 * Decides what to do with a row that was found.
 * @returns the row as claimed, as `unclear` or as `failed` for good; null when another process holds it or it is done
 */
export function claim(mail: Mail, now: Date): Mail | null {
  const leaseIsOver = mail.leaseUntil <= now;
  switch (mail.state) {
    case 'sent':
    case 'unclear':
    case 'dropped':
    case 'objected':
      return null;
    case 'queued':
      return mail.nextAttempt === null || mail.nextAttempt <= now ? claimed(mail, now) : null;
    case 'claimed':
      return leaseIsOver ? claimed(mail, now) : null;
    case 'failed':
      return mail.nextAttempt !== null && mail.nextAttempt <= now ? claimed(mail, now) : null;
    case 'sending':
      return leaseIsOver ? { ...mail, state: 'unclear', error: 'died while sending' } : null;
  }
}

function claimed(mail: Mail, now: Date): Mail {
  if (automaticAttempts(mail) >= MAX_ATTEMPTS) {
    return { ...mail, state: 'failed', nextAttempt: null, error: mail.error ?? 'gave up' };
  }
  return {
    ...mail,
    state: 'claimed',
    attempts: mail.attempts + 1,
    leaseUntil: leaseFrom(now),
    nextAttempt: null,
    heldBack: null,
  };
}

/** The recipient's state when a mail is about to be sent. */
export interface Standing {
  hasObjected: boolean;
  /** the mail server refused the address a few days ago */
  wasRefused: boolean;
  /** whether the recipient may get one more mail */
  hasRoom: boolean;
}

/**
 * The holder of a claim begins to send, or keeps back what the recipient must not get. A mail is counted once, however
 * often it is tried. A person who sends it again knows better than an earlier refusal.
 * @returns null when another process has claimed it since
 */
export function startSending(
  current: Mail | null,
  held: Mail,
  standing: Standing,
  now: Date,
): Mail | null {
  if (!current || !isHeld(current, held, 'claimed')) return null;
  if (standing.hasObjected) return { ...current, state: 'objected', error: null };
  if (standing.wasRefused && current.attemptsBefore === 0) return heldBack(current, 'refused');
  if (current.countedAt === null && !standing.hasRoom) return heldBack(current, 'limit');
  const countedAt = current.countedAt ?? now;
  return { ...current, state: 'sending', leaseUntil: leaseFrom(now), countedAt };
}

function heldBack(mail: Mail, reason: NonNullable<Mail['heldBack']>): Mail {
  return { ...mail, state: 'failed', nextAttempt: null, heldBack: reason };
}

/** The holder of a claim drops a mail that has become unnecessary; null when another process has claimed it since. */
export function drop(current: Mail | null, held: Mail): Mail | null {
  if (!current || !isHeld(current, held, 'claimed')) return null;
  return { ...current, state: 'dropped', nextAttempt: null, error: null };
}

/** Records the outcome; null when another process has claimed the row since. */
export function settle(
  current: Mail | null,
  held: Mail,
  delivery: Delivery,
  now: Date,
): Mail | null {
  if (!current || current.attempts !== held.attempts) return null;
  switch (delivery.outcome) {
    case 'sent':
      return { ...current, state: 'sent', sentAt: now, nextAttempt: null, error: null };
    case 'unclear':
      return { ...current, state: 'unclear', nextAttempt: null, error: delivery.error };
    case 'refused': {
      const attempts = automaticAttempts(current);
      const again = delivery.transient && attempts < MAX_ATTEMPTS;
      return {
        ...current,
        state: 'failed',
        nextAttempt: again ? nextAttempt(attempts, now) : null,
        error: delivery.error,
      };
    }
  }
}

/**
 * The recipient's server bounced a mail after it was sent.
 * @param status the code of RFC 3463; null when the server named none
 * @returns null when this attempt did not send the mail
 */
export function returned(
  current: Mail | null,
  attempts: number,
  status: string | null,
): Mail | null {
  const isSent = current?.state === 'sent' || current?.state === 'unclear';
  if (!current || !isSent || current.attempts !== attempts) return null;
  return { ...current, state: 'failed', nextAttempt: null, heldBack: 'returned', error: status };
}

/** Whether nothing sends the mail any more unless a person asks for it. */
export function isGivenUp(mail: Mail): boolean {
  return mail.state === 'failed' && mail.nextAttempt === null;
}

/**
 * A person asks for a mail that was given up: it is queued again, with as many automatic attempts as a new one. The
 * number of all attempts goes on, because it tells the holders of claims apart.
 * @returns null for any other mail
 */
export function resend(mail: Mail | null, now: Date): Mail | null {
  if (!mail || !isGivenUp(mail)) return null;
  return {
    ...mail,
    state: 'queued',
    attemptsBefore: mail.attempts,
    leaseUntil: leaseFrom(now),
    error: null,
    // another mail to its recipient
    countedAt: null,
    heldBack: null,
  };
}

/** Attempts since the mail was queued, or queued again by a person. */
function automaticAttempts({ attempts, attemptsBefore }: Mail): number {
  return attempts - attemptsBefore;
}

function isHeld(current: Mail, held: Mail, state: Mail['state']): boolean {
  return current.state === state && current.attempts === held.attempts;
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

function nextAttempt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + FIRST_DELAY_MS * 2 ** (attempts - 1));
}
