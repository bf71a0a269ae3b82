import { advisorSchema, normalizeAdvisorCode } from '@wbd/domain/advisors';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * Gives an advisor a code, including reserved ones. Earlier codes stay theirs.
 * @param email of their login
 * @returns the code as it is stored
 * @throws Error without such a login or advisor, or when the code belongs to another advisor
 */
export async function giveCode(
  { auth, db }: { auth: Auth; db: Firestore },
  email: string,
  wanted: string,
): Promise<string> {
  const { uid } = await auth.getUserByEmail(email);
  const code = normalizeAdvisorCode(wanted);
  const advisor = db.doc(`advisors/${uid}`);
  const owner = db.doc(`codes/${code}`);
  await db.runTransaction(async (transaction) => {
    const [advisorNow, ownerNow] = await transaction.getAll(advisor, owner);
    if (!advisorNow?.exists) throw new Error(`${email} is no advisor.`);
    if (ownerNow?.exists && ownerNow.get('uid') !== uid) {
      throw new Error(`The code ${code} is ${String(ownerNow.get('uid'))}'s.`);
    }
    const change = { code: advisorSchema.shape.code.parse(code) };
    transaction.set(owner, { uid }).update(advisor, change);
  });
  return code;
}
