import { getAuth } from 'firebase-admin/auth';
import { app } from '../../../core/firestore.ts';
import { readAdvisor } from '../../../core/people.repository.ts';
import { contactOf, type Contact } from './contact.tsx';

/**
 * Reads whom a customer turns to; null when the advisor is gone. An address that was typed at sign-up and never
 * confirmed may be a stranger's, so customers' answers do not go there.
 */
export async function readContact(uid: string): Promise<Contact | null> {
  const [advisor, { users }] = await Promise.all([
    readAdvisor(uid),
    getAuth(app).getUsers([{ uid }]),
  ]);
  const [login] = users;
  const isProven = login?.emailVerified === true && !login.disabled;
  return advisor && contactOf(advisor, isProven ? (login.email ?? null) : null);
}
