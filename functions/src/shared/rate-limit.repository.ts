import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@wbd/domain';
import { Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { db } from '../gateways/firestore.ts';
import { committed, put } from './guarded-batch.ts';

/** How often a count is tried that others get in the way of, and how long it waits at most in between. */
const MOST_ATTEMPTS = 50;
const LONGEST_PAUSE_MS = 100;

/**
 * How often something may happen to one subject: a login, a network address, an e-mail address. Only a hash of the
 * subject is stored, and `expiresAt` lets the database throw the row away.
 */
export interface RateLimit {
  /**
   * Counts an attempt that is allowed. Comes before what it limits: of requests that arrive together as many get
   * through as it says.
   * @returns false when there were too many already
   */
  take(subject: string, now: Date): Promise<boolean>;
  /** Takes one back that turned out not to count. */
  giveBack(subject: string, now: Date): Promise<void>;
  /** Leaves no row about the subject. */
  forget(subject: string): Promise<void>;
}

export interface Allowance {
  /** tells limits apart; part of the row's id */
  name: string;
  most: number;
  windowMs: number;
}

const counterSchema = z.object({ since: z.instanceof(Timestamp), count: z.int() });

/** A limit of `most` in a window that begins with the first count. */
export function rateLimit({ name, most, windowMs }: Allowance): RateLimit {
  const row = (subject: string) => db.doc(`rateLimits/${name}-${hash(subject)}`);

  function inWindow(data: unknown, now: Date) {
    const counter = counterSchema.safeParse(data);
    if (!counter.success) return null;
    return now.getTime() - counter.data.since.toMillis() < windowMs ? counter.data : null;
  }

  /**
   * Without locks: transactions of two requests that arrive together would wait for each other.
   * @param next the count that follows on one; null when it stays
   * @returns whether it follows
   */
  async function change(
    subject: string,
    now: Date,
    next: (count: number) => number | null,
  ): Promise<boolean> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const before = await row(subject).get();
      const current = inWindow(before.data(), now);
      const count = next(current?.count ?? 0);
      if (count === null) return false;
      const since = current?.since ?? Timestamp.fromDate(now);
      const expiresAt = Timestamp.fromMillis(since.toMillis() + windowMs);
      if (await isWritten(before, { since, count, expiresAt })) return true;
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
    throw new AppError('unavailable');
  }

  return {
    take: (subject, now) => change(subject, now, (count) => (count < most ? count + 1 : null)),
    async giveBack(subject, now) {
      await change(subject, now, (count) => (count > 0 ? count - 1 : null));
    },
    async forget(subject) {
      await row(subject).delete();
    },
  };
}

/** @returns false when somebody else has counted since, or nobody knows whether it was written */
function isWritten(before: DocumentSnapshot, counter: DocumentData): Promise<boolean> {
  const batch = db.batch();
  put(batch, before, counter, true);
  return committed(batch);
}

function hash(subject: string): string {
  return createHash('sha256').update(subject).digest('hex').slice(0, 40);
}
