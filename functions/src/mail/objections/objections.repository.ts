import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../gateways/firestore.ts';
import { addressHash } from './objection-link.ts';

/** objections/{hash of an address}: this address gets neither invitations nor reminders. */
export interface Objections {
  /** Keeps the objection; the first one stays. */
  keep(hash: string, now: Date): Promise<void>;
  /** Takes an objection back. */
  remove(hash: string): Promise<void>;
}

const ref = (hash: string) => db.doc(`objections/${hash}`);

/** Whether the address wants neither invitations nor reminders. */
export async function hasObjected(email: string): Promise<boolean> {
  return (await ref(addressHash(email)).get()).exists;
}

export const objections: Objections = {
  async keep(hash, now) {
    const stored = await ref(hash).get();
    if (!stored.exists) await ref(hash).set({ objectedAt: Timestamp.fromDate(now) });
  },
  async remove(hash) {
    await ref(hash).delete();
  },
};
