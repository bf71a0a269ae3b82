import { db } from './firestore.ts';

/**
 * Whether an admin has blocked the advisor who calls. Their token stays valid for up to an hour, so the document is asked: one
 * read for each call of an advisor. A login by phone is a customer's, whom no one blocks.
 */
export async function isBlocked(caller: { uid: string; phone: string | null }): Promise<boolean> {
  if (caller.phone !== null) return false;
  const [advisor] = await db.getAll(db.doc(`advisors/${caller.uid}`), { fieldMask: ['blocked'] });
  return advisor?.get('blocked') === true;
}
