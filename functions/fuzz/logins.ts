import { getAuth } from 'firebase-admin/auth';
import { app } from '../src/gateways/firestore.ts';
import type { SignedIn } from '../test/people.ts';

const HOUR_SECONDS = 60 * 60;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * A login in the test's own project. The Auth emulator signs people in to the portal's project alone; its tokens bear no
 * signature, so that one for another project is written here.
 */
export async function logIn(
  who: { email: string; password: string } | { phoneNumber: string },
): Promise<SignedIn> {
  const { uid, email, phoneNumber } = await getAuth(app).createUser(who);
  const project = app.options.projectId ?? '';
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...{ aud: project, iss: `https://securetoken.google.com/${project}` },
    ...{ sub: uid, user_id: uid, auth_time: now, iat: now, exp: now + HOUR_SECONDS },
    ...(email !== undefined && { email, email_verified: true }),
    ...(phoneNumber !== undefined && { phone_number: phoneNumber }),
  };
  return { uid, idToken: `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.` };
}
