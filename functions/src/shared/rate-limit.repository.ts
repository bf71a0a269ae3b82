import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { db } from '../gateways/firestore.ts';

/**
 * How often something may happen to one subject: a login, a network address, an e-mail address. Only a hash of the
 * subject is stored, and `expiresAt` lets the database throw the row away.
 */
export interface RateLimit {
  isExceeded(subject: string, now: Date): Promise<boolean>;
  count(subject: string, now: Date): Promise<void>;
  /** Counts an attempt that is allowed. @returns false when there were too many already */
  take(subject: string, now: Date): Promise<boolean>;
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

  function add(subject: string, now: Date, upTo: number): Promise<boolean> {
    return db.runTransaction(async (transaction) => {
      const current = inWindow((await transaction.get(row(subject))).data(), now);
      if ((current?.count ?? 0) >= upTo) return false;
      const since = current?.since ?? Timestamp.fromDate(now);
      transaction.set(row(subject), {
        since,
        count: (current?.count ?? 0) + 1,
        expiresAt: Timestamp.fromMillis(since.toMillis() + windowMs),
      });
      return true;
    });
  }

  return {
    async isExceeded(subject, now) {
      const snapshot = await row(subject).get();
      return (inWindow(snapshot.data(), now)?.count ?? 0) >= most;
    },
    async count(subject, now) {
      await add(subject, now, Infinity);
    },
    take: (subject, now) => add(subject, now, most),
    async forget(subject) {
      await row(subject).delete();
    },
  };
}

function hash(subject: string): string {
  return createHash('sha256').update(subject).digest('hex').slice(0, 40);
}
