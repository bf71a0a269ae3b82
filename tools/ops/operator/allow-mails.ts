import type { Firestore } from 'firebase-admin/firestore';
import {
  earlierHash,
  objectionHashes,
} from '../../../functions/src/mail/recipients/address-hash.ts';

/**
 * Takes an objection to mails back, for an owner who wrote from the address and has lost every mail with the link.
 * @returns whether there was one
 * @throws Error without `ADDRESS_KEY` in the environment
 */
export async function allowMails(db: Firestore, email: string): Promise<boolean> {
  const hashes = [...objectionHashes(email), earlierHash(email)];
  const refs = [...new Set(hashes)].map((hash) => db.doc(`objections/${hash}`));
  const found = await db.getAll(...refs);
  const batch = db.batch();
  for (const ref of refs) batch.delete(ref);
  await batch.commit();
  return found.some(({ exists }) => exists);
}
