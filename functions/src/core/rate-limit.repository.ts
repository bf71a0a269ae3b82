import { createHash } from 'node:crypto';
import { rateCounterSchema, type RateCounter } from '@wbd/domain/bookkeeping';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db, toDates } from './firestore.ts';
import { committed, put } from './guarded-batch.ts';
import { untilWritten } from './optimistic-retry.ts';

/**
 * How often something may happen to one subject: a login, a network address, an e-mail address. Only a hash of the
 * subject is stored, and `expiresAt` lets the database throw the row away.
 */
export interface RateLimit {
  /**
   * Counts an attempt that is allowed. Comes before what it limits: of requests that arrive together as many get
   * through as it says.
   * @param weight how many it counts as, 1 unless given
   * @returns false when there were too many already
   */
  take(subject: string, now: Date, weight?: number): Promise<boolean>;
  /**
   * Like `take`, for what may turn out not to count.
   * @returns null when there were too many already
   */
  hold(subject: string, now: Date, weight?: number): Promise<Hold | null>;
  /** From when on the next attempt is allowed; null when it is now. Counts nothing. */
  freeFrom(subject: string, now: Date): Promise<Date | null>;
  /** Removes what was counted of a subject that will never come again. */
  forget(subject: string): Promise<void>;
}

/** An attempt that was counted. */
export interface Hold {
  /** Takes just this one back; once its window is over there is nothing to take back. */
  release(): Promise<void>;
}

export interface Allowance {
  /** tells limits apart; part of the row's id */
  name: string;
  most: number;
  windowMs: number;
  /**
   * Defaults to one row for a subject. Several rows share `most` among them, which must be a multiple, so that many
   * people behind one network address do not wait for each other's writes.
   */
  rows?: number;
}

/** A limit of `most` in a window that begins with the first count. */
export function rateLimit({ name, most, windowMs, rows = 1 }: Allowance): RateLimit {
  const parts = Array.from({ length: rows }, (_, part) =>
    limitInRow(name + (part === 0 ? '' : `-${part}`), most / rows, windowMs),
  );

  /** Begins with any row and asks the others only when that one is full. */
  async function hold(subject: string, now: Date, weight = 1): Promise<Hold | null> {
    const first = Math.floor(Math.random() * rows);
    for (const part of [...parts.slice(first), ...parts.slice(0, first)]) {
      const held = await part.hold(subject, now, weight);
      if (held) return held;
    }
    return null;
  }

  return {
    hold,
    take: async (subject, now, weight) => (await hold(subject, now, weight)) !== null,
    async freeFrom(subject, now) {
      const free = await Promise.all(parts.map((part) => part.freeFrom(subject, now)));
      const times = free.filter((time) => time !== null);
      return times.length < free.length ? null : new Date(Math.min(...times.map(Number)));
    },
    async forget(subject) {
      await Promise.all(parts.map((part) => part.forget(subject)));
    },
  };
}

type Counter = Omit<RateCounter, 'expiresAt'>;

const counterOf = (row: DocumentSnapshot) => rateCounterSchema.safeParse(toDates(row.data() ?? {}));

function limitInRow(name: string, most: number, windowMs: number): Omit<RateLimit, 'take'> {
  const row = (subject: string) => db.doc(`rateLimits/${name}-${hash(subject)}`);

  /**
   * Without locks: transactions of two requests that arrive together would wait for each other.
   * @param next the counter that follows on the stored one; null when that one stays
   * @returns the counter that was written
   */
  async function change(
    subject: string,
    next: (stored: Counter | null) => Counter | null,
  ): Promise<Counter | null> {
    const { counter } = await untilWritten(async () => {
      const before = await row(subject).get();
      const stored = counterOf(before);
      const written = next(stored.success ? stored.data : null);
      if (!written) return { counter: null };
      const expiresAt = new Date(written.since.getTime() + windowMs);
      return (await isWritten(before, { ...written, expiresAt })) ? { counter: written } : null;
    });
    return counter;
  }

  const count = (subject: string, now: Date, weight: number) =>
    change(subject, (stored) => {
      const isOver = !stored || now.getTime() - stored.since.getTime() >= windowMs;
      if (isOver) return { since: now, count: weight };
      const sum = stored.count + weight;
      return sum <= most ? { since: stored.since, count: sum } : null;
    });

  return {
    async freeFrom(subject, now) {
      const stored = counterOf(await row(subject).get());
      if (!stored.success || stored.data.count < most) return null;
      const end = stored.data.since.getTime() + windowMs;
      return end > now.getTime() ? new Date(end) : null;
    },
    async forget(subject) {
      await row(subject).delete();
    },
    async hold(subject, now, weight = 1) {
      const counted = await count(subject, now, weight);
      if (!counted) return null;
      return {
        async release() {
          await change(subject, (stored) => {
            const isSameWindow = stored?.since.getTime() === counted.since.getTime();
            return stored && isSameWindow ? { ...stored, count: stored.count - weight } : null;
          });
        },
      };
    },
  };
}

/** @returns false when another request has counted since, or it is uncertain whether it was written */
function isWritten(before: DocumentSnapshot, counter: RateCounter): Promise<boolean> {
  const batch = db.batch();
  put(batch, before, counter, true);
  return committed(batch);
}

function hash(subject: string): string {
  return createHash('sha256').update(subject).digest('hex').slice(0, 40);
}
