import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { authHost } from '../test/environment.ts';
import { sendCode, signInByCustomToken as byCustomToken } from '../test/people.ts';

/**
 * Firebase Auth's public API, as anyone can call it with the token of a login of theirs. The emulator signs people in to the
 * portal's project, whatever project the test has.
 */
const PORTAL = 'demo-wbd';

const TOOLKIT = `http://${authHost}/identitytoolkit.googleapis.com/v1`;
const EMULATOR = `http://${authHost}/emulator/v1/projects/${PORTAL}`;

const tokenSchema = z.object({ idToken: z.string() });
const anything = z.looseObject({});

async function post<Schema extends z.ZodMiniType>(
  schema: Schema,
  method: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<z.output<Schema>> {
  const answer = await fetch(`${TOOLKIT}/${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method}: ${await answer.text()}`);
  return schema.parse(await answer.json());
}

export const freshAddress = () => `${randomUUID().slice(0, 12)}@example.org`;

export async function update(change: { idToken: string } & Record<string, unknown>): Promise<void> {
  await post(anything, 'accounts:update', change);
}

/** Gives the login a second factor, as the portal's page does, and removes it without the portal. */
export async function withdrawSecondFactor(idToken: string, uid: string): Promise<void> {
  const headers = { authorization: 'Bearer owner' };
  const enrollments = [{ mfaEnrollmentId: randomUUID(), phoneInfo: '+4915112345678' }];
  const body = { localId: uid, mfa: { enrollments } };
  await post(anything, `projects/${PORTAL}/accounts:update`, body, headers);
  const [factor] = (await lookUp(idToken))?.mfaInfo ?? [];
  if (!factor) throw new Error('The login has no second factor.');
  const answer = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:withdraw?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken, mfaEnrollmentId: factor.mfaEnrollmentId }),
    },
  );
  if (!answer.ok) throw new Error(`withdraw: ${await answer.text()}`);
}

export async function remove(idToken: string): Promise<void> {
  await post(anything, 'accounts:delete', { idToken });
}

/** Confirms the login's address as a mailed link would. */
export async function confirm(uid: string): Promise<void> {
  const body = { localId: uid, emailVerified: true };
  const headers = { authorization: 'Bearer owner' };
  await post(anything, `projects/${PORTAL}/accounts:update`, body, headers);
}

const mailedSchema = z.object({
  oobCodes: z.array(
    z.looseObject({ email: z.string(), oobCode: z.string(), newEmail: z.optional(z.string()) }),
  ),
});

async function lastSecretFor(email: string): Promise<string> {
  const answer = await fetch(`${EMULATOR}/oobCodes`);
  const { oobCodes } = mailedSchema.parse(await answer.json());
  const secret = oobCodes.findLast((one) => one.newEmail === email || one.email === email)?.oobCode;
  if (secret === undefined) throw new Error(`No mail went to ${email}.`);
  return secret;
}

export async function verifyAndChange(idToken: string, newEmail: string): Promise<void> {
  const requestType = 'VERIFY_AND_CHANGE_EMAIL';
  await post(anything, 'accounts:sendOobCode', { requestType, idToken, newEmail });
  await post(anything, 'accounts:update', { oobCode: await lastSecretFor(newEmail) });
}

export async function signInByEmailLink(email: string): Promise<string> {
  const requestType = 'EMAIL_SIGNIN';
  const continueUrl = 'http://localhost';
  await post(anything, 'accounts:sendOobCode', { requestType, email, continueUrl });
  const oobCode = await lastSecretFor(email);
  return (await post(tokenSchema, 'accounts:signInWithEmailLink', { email, oobCode })).idToken;
}

const codesSchema = z.object({
  verificationCodes: z.array(z.looseObject({ sessionInfo: z.string(), code: z.string() })),
});

async function codeFor(phone: string) {
  const sessionInfo = await sendCode(phone);
  const answer = await fetch(`${EMULATOR}/verificationCodes`);
  const { verificationCodes } = codesSchema.parse(await answer.json());
  const code = verificationCodes.find((one) => one.sessionInfo === sessionInfo)?.code;
  if (code === undefined) throw new Error(`No code was sent to ${phone}.`);
  return { sessionInfo, code };
}

export async function linkPhone(idToken: string, phone: string): Promise<void> {
  await post(anything, 'accounts:signInWithPhoneNumber', { idToken, ...(await codeFor(phone)) });
}

export async function linkPhoneAndSignIn(idToken: string, phone: string): Promise<string> {
  await linkPhone(idToken, phone);
  return (await post(tokenSchema, 'accounts:signInWithPhoneNumber', await codeFor(phone))).idToken;
}

export async function linkGoogleAndSignIn(idToken: string, email: string): Promise<string> {
  const claims = { sub: randomUUID(), email, email_verified: true };
  const postBody = `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`;
  const body = { postBody, requestUri: 'http://localhost', returnSecureToken: true };
  await post(anything, 'accounts:signInWithIdp', { ...body, idToken });
  return (await post(tokenSchema, 'accounts:signInWithIdp', body)).idToken;
}

export const signUpAnonymously = async (): Promise<string> =>
  (await post(tokenSchema, 'accounts:signUp', { returnSecureToken: true })).idToken;

/** The emulator accepts unsigned custom tokens in place of signed ones. */
export function signInByCustomToken(uid: string): Promise<string> {
  return byCustomToken(JSON.stringify({ uid }));
}

export async function refresh(email: string, password: string): Promise<string> {
  const schema = z.object({ refreshToken: z.string() });
  const body = { email, password, returnSecureToken: true };
  const { refreshToken } = await post(schema, 'accounts:signInWithPassword', body);
  const answer = await fetch(`http://${authHost}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  return z.object({ id_token: z.string() }).parse(await answer.json()).id_token;
}

const userSchema = z.looseObject({
  localId: z.string(),
  email: z.optional(z.string()),
  emailVerified: z.optional(z.boolean()),
  phoneNumber: z.optional(z.string()),
  mfaInfo: z.optional(z.array(z.looseObject({ mfaEnrollmentId: z.string() }))),
});

/** What Auth stores about the login; null when it is gone. */
export async function lookUp(idToken: string): Promise<z.infer<typeof userSchema> | null> {
  const schema = z.object({ users: z.optional(z.array(userSchema)) });
  try {
    return (await post(schema, 'accounts:lookup', { idToken })).users?.[0] ?? null;
  } catch {
    return null;
  }
}
