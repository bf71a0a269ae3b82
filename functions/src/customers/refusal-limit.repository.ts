import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { db } from '../gateways/firestore.ts';

const WINDOW_MS = 15 * 60_000;
const MOST_IN_WINDOW = 20;

const counterSchema = z.object({ since: z.instanceof(Timestamp), count: z.int() });

/**
 * Counts how often an advisor was told that a phone number or e-mail address is known, so that nobody can try out
 * whose is.
 */
export interface RefusalLimit {
  isExceeded(uid: string, now: Date): Promise<boolean>;
  count(uid: string, now: Date): Promise<void>;
}

const counterOf = (uid: string) => db.doc(`rateLimits/${uid}`);

function inWindow(data: unknown, now: Date) {
  const counter = counterSchema.safeParse(data);
  if (!counter.success) return null;
  return now.getTime() - counter.data.since.toMillis() < WINDOW_MS ? counter.data : null;
}

export const refusalLimit: RefusalLimit = {
  async isExceeded(uid, now) {
    const snapshot = await counterOf(uid).get();
    return (inWindow(snapshot.data(), now)?.count ?? 0) >= MOST_IN_WINDOW;
  },
  async count(uid, now) {
    await db.runTransaction(async (transaction) => {
      const current = inWindow((await transaction.get(counterOf(uid))).data(), now);
      transaction.set(counterOf(uid), {
        since: current?.since ?? Timestamp.fromDate(now),
        count: (current?.count ?? 0) + 1,
      });
    });
  },
};
