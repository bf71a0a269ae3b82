import { WITH_EMAIL, type Role } from '../roles.ts';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What the emulators take for a signed-in person's token: they read it and do not check the signature. */
export function unsignedToken(project: string, role: Role, uid: string = role): string {
  const claims = {
    ...{ iss: `https://securetoken.google.com/${project}`, aud: project, sub: uid, user_id: uid },
    email_verified: WITH_EMAIL.includes(role),
    ...{ auth_time: 0, iat: 0, exp: Math.floor(Date.now() / 1000) + 3600 },
    firebase: { sign_in_provider: 'custom', identities: {} },
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}
