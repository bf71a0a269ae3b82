import { getAuth } from 'firebase-admin/auth';
import { app } from '../src/core/firestore.ts';
import type { SignedIn } from '../test/people.ts';

const HOUR_SECONDS = 60 * 60;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

export interface Signed {
  uid: string;
  email?: string;
  /** whether the address is confirmed; defaults to true */
  emailConfirmed?: boolean;
  /** whether they signed in with a second factor; defaults to false */
  secondFactor?: boolean;
  phoneNumber?: string;
  /** Auth's name of the method; defaults to `phone` with a number, and to `password` without one */
  method?: string;
  /** how long ago they signed in; defaults to 0 */
  minutesAgo?: number;
}

/** A token of the test's own project for a login of it. */
export function tokenOf(who: Signed): string {
  const { uid, email, emailConfirmed = true, secondFactor = false, phoneNumber } = who;
  const { method = phoneNumber === undefined ? 'password' : 'phone', minutesAgo = 0 } = who;
  const project = app.options.projectId ?? '';
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    sub: uid,
    user_id: uid,
    auth_time: now - minutesAgo * 60,
    iat: now,
    exp: now + HOUR_SECONDS,
    ...(email !== undefined && { email, email_verified: emailConfirmed }),
    ...(phoneNumber !== undefined && { phone_number: phoneNumber }),
    firebase: {
      sign_in_provider: method,
      ...(secondFactor && { sign_in_second_factor: 'phone' }),
    },
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/**
 * A login in the test's own project. The Auth emulator signs people in to the portal's project alone; its tokens bear no
 * signature, so that one for another project is written here.
 */
export async function logIn(
  who: { email: string; password: string } | { phoneNumber: string },
): Promise<SignedIn> {
  const { uid } = await getAuth(app).createUser(who);
  return { uid, idToken: tokenOf({ uid, ...who }) };
}
