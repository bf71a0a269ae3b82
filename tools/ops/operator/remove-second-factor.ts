import type { Auth } from 'firebase-admin/auth';

/**
 * Removes the second factor of a login, for a person who lost the phone, and ends the login's sessions. An admin adds another
 * one at the next visit to the admin area.
 * @param email of the login
 * @returns whether it had one
 * @throws Error without such a login
 */
export async function removeSecondFactor(auth: Auth, email: string): Promise<boolean> {
  const { uid, multiFactor } = await auth.getUserByEmail(email);
  if (!multiFactor?.enrolledFactors.length) return false;
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await auth.revokeRefreshTokens(uid);
  return true;
}
