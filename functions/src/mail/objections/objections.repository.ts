import type { Objection } from '@wbd/domain/mails';
import type { DocumentReference } from 'firebase-admin/firestore';
import { db } from '../../core/firestore.ts';
import { earlierHash, objectionHashes } from '../recipients/address-hash.ts';

/** objections/{hash of an address}: this address gets no mails about seats, and none before its owner is proven. */
export interface Objections {
  /** Keeps the objection under the first hash; an earlier one stays. */
  keep(hashes: readonly string[], now: Date): Promise<void>;
  /** Takes an objection back, under whichever of the hashes it is stored. */
  remove(hashes: readonly string[]): Promise<void>;
}

const ref = (hash: string) => db.doc(`objections/${hash}`);

/** Where an objection of this address may be stored. Reads both forms: releases before the key stored a plain hash. */
export function objectionRefs(email: string): DocumentReference[] {
  return [...objectionHashes(email), earlierHash(email)].map(ref);
}

/** Whether the address wants no mails. */
export async function hasObjected(email: string): Promise<boolean> {
  const found = await db.getAll(...objectionRefs(email));
  return found.some(({ exists }) => exists);
}

export const objections: Objections = {
  async keep(hashes, now) {
    const found = await db.getAll(...hashes.map(ref));
    const [first] = hashes;
    if (first === undefined || found.some(({ exists }) => exists)) return;
    const objection: Objection = { objectedAt: now };
    await ref(first).set(objection);
  },
  async remove(hashes) {
    const batch = db.batch();
    for (const hash of hashes) batch.delete(ref(hash));
    await batch.commit();
  },
};
