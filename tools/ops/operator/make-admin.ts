import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * Gives an advisor access to the admin dashboard, or takes it away.
 * @param email of their login
 * @returns their uid
 * @throws Error without such a login or advisor
 */
export async function setAdmin(
  { auth, db }: { auth: Auth; db: Firestore },
  email: string,
  admin: boolean,
): Promise<string> {
  const { uid } = await auth.getUserByEmail(email);
  const reference = db.doc(`accounts/${uid}`);
  if (!(await reference.get()).exists) throw new Error(`${email} is no advisor.`);
  await reference.update({ admin });
  return uid;
}
