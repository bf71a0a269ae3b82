import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { authHost, projectId } from './environment.ts';

/** A person who is signed in. */
export interface SignedIn {
  uid: string;
  idToken: string;
}

const TOOLKIT = `http://${authHost}/identitytoolkit.googleapis.com/v1`;

const signedInSchema = z.object({ localId: z.string(), idToken: z.string() });
const sentSchema = z.object({ sessionInfo: z.string() });
const codesSchema = z.object({
  verificationCodes: z.array(
    z.object({ phoneNumber: z.string(), sessionInfo: z.string(), code: z.string() }),
  ),
});

/** A German number, used once in this run. */
export function randomPhone(): string {
  return `+49151${randomInt(10 ** 8, 10 ** 9)}`;
}

async function post<Schema extends z.ZodMiniType>(
  schema: Schema,
  method: string,
  body: unknown,
): Promise<z.output<Schema>> {
  const answer = await fetch(`${TOOLKIT}/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method}: ${await answer.text()}`);
  return schema.parse(await answer.json());
}

/** Sends a code to the phone; `codes` finds it. */
export async function sendCode(phoneNumber: string): Promise<string> {
  return (await post(sentSchema, 'sendVerificationCode', { phoneNumber })).sessionInfo;
}

/** The codes that the Auth emulator has sent, by session. */
export async function sentCodes(): Promise<Map<string, string>> {
  const answer = await fetch(
    `http://${authHost}/emulator/v1/projects/${projectId}/verificationCodes`,
  );
  const { verificationCodes } = codesSchema.parse(await answer.json());
  return new Map(verificationCodes.map(({ sessionInfo, code }) => [sessionInfo, code]));
}

export async function verifyCode(sessionInfo: string, code: string): Promise<SignedIn> {
  const user = await post(signedInSchema, 'signInWithPhoneNumber', { sessionInfo, code });
  return { uid: user.localId, idToken: user.idToken };
}

/** Signs a person in whose phone number is proven, as a visitor does. */
export async function signInByPhone(phoneNumber = randomPhone()): Promise<SignedIn> {
  const sessionInfo = await sendCode(phoneNumber);
  const code = (await sentCodes()).get(sessionInfo);
  if (code === undefined) throw new Error(`No code was sent to ${phoneNumber}`);
  return verifyCode(sessionInfo, code);
}

const refreshedSchema = z.object({ id_token: z.string() });

/** A login by phone that is some minutes old, with a token that was refreshed just now. */
export async function signedInByPhoneAgo(minutes: number): Promise<SignedIn> {
  const sessionInfo = await sendCode(randomPhone());
  const code = (await sentCodes()).get(sessionInfo);
  const schema = z.object({ localId: z.string(), refreshToken: z.string() });
  const user = await post(schema, 'signInWithPhoneNumber', { sessionInfo, code });
  const lastLoginAt = String(Date.now() - minutes * 60_000);
  const aged = await fetch(`${TOOLKIT}/projects/${projectId}/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: user.localId, lastLoginAt }),
  });
  if (!aged.ok) throw new Error(`The login is not older: ${await aged.text()}`);
  const answer = await fetch(`http://${authHost}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: user.refreshToken }),
  });
  return { uid: user.localId, idToken: refreshedSchema.parse(await answer.json()).id_token };
}

/** Signs a login in with a token of the server's, without any proof of the person. */
export async function signInByCustomToken(token: string): Promise<string> {
  const body = { token, returnSecureToken: true };
  return (await post(z.object({ idToken: z.string() }), 'signInWithCustomToken', body)).idToken;
}

/** Signs a new person up with e-mail and password, as advisors have it. */
export async function signUpByEmail(email: string): Promise<SignedIn> {
  const body = { email, password: 'demo1234', returnSecureToken: true };
  const user = await post(signedInSchema, 'signUp', body);
  return { uid: user.localId, idToken: user.idToken };
}

/** Signs a new person up whose e-mail address is confirmed. */
export async function signUpConfirmed(email: string): Promise<SignedIn> {
  const { uid } = await signUpByEmail(email);
  const confirmed = await fetch(`${TOOLKIT}/projects/${projectId}/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, emailVerified: true }),
  });
  if (!confirmed.ok) throw new Error(`${email} is not confirmed: ${await confirmed.text()}`);
  // a token says what was true when it was made
  return signInByEmail(email, 'demo1234');
}

/** Signs in with e-mail and password, as the portal does. */
export async function signInByEmail(email: string, password: string): Promise<SignedIn> {
  const body = { email, password, returnSecureToken: true };
  const user = await post(signedInSchema, 'signInWithPassword', body);
  return { uid: user.localId, idToken: user.idToken };
}

const usedSchema = z.object({ email: z.string() });

/** Puts an address on one's own login, with a password if there is one, as Auth's public API lets everyone. */
export async function putEmail(idToken: string, email: string, password?: string): Promise<void> {
  await post(z.object({ localId: z.string() }), 'update', { idToken, email, password });
}

/** Links an address and a password to one's own login, as `linkWithCredential` does. */
export async function linkEmail(idToken: string, email: string, password: string): Promise<void> {
  await post(z.object({ localId: z.string() }), 'signUp', { idToken, email, password });
}

/** Confirms an address with the secret of a mailed link, as the portal's page does. */
export async function confirmEmail(oobCode: string): Promise<void> {
  await post(usedSchema, 'update', { oobCode });
}
