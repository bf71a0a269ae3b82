import { newId } from '@wbd/domain/testing';
import * as z from 'zod/mini';
import { env } from './environment.ts';

/*
 * What has to be there before a test begins, stored past the rules over the emulators' own HTTP: the server's client
 * library would cost every test file more time than its tests.
 */

const { projectId } = env.firebase;
const documents = `http://127.0.0.1:${env.emulators.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
const accounts = `http://127.0.0.1:${env.emulators.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
// the emulators take this token as the server's own
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };

export const PASSWORD = 'demo1234';

export function emailOf(uid: string): string {
  return `${uid}@example.org`;
}

/** Stores an entity under its id. */
export async function store<Entity extends { id: string }>(
  collection: string,
  entity: Entity,
): Promise<Entity> {
  const { id, ...data } = entity;
  await send('PATCH', `${documents}/${collection}/${id}`, { fields: encodeFields(data) });
  return entity;
}

/** Sets one field of a document. */
export async function setField(path: string, field: string, value: unknown): Promise<void> {
  const fields = encodeFields({ [field]: value });
  await send('PATCH', `${documents}/${path}?updateMask.fieldPaths=${field}`, { fields });
}

/** Takes a document away. */
export async function remove(path: string): Promise<void> {
  await send('DELETE', `${documents}/${path}`);
}

/** A login with e-mail and password and without a profile. @returns its uid */
export async function newLogin(): Promise<string> {
  const localId = newId();
  const email = emailOf(localId);
  // an advisor whose address is not confirmed sees no colleagues
  await send('POST', accounts, { localId, email, password: PASSWORD, emailVerified: true });
  return localId;
}

const pendingSchema = z.object({ mfaPendingCredential: z.string() });
const startedSchema = z.object({ phoneResponseInfo: z.object({ sessionInfo: z.string() }) });
const codesSchema = z.object({
  verificationCodes: z.array(z.object({ sessionInfo: z.string(), code: z.string() })),
});
const finishedSchema = z.object({ idToken: z.string() });

/** Gives a login a second factor, a code by SMS, and signs in with it. @returns the token of the sign-in */
export async function tokenWithSecondFactor(localId: string): Promise<string> {
  const toolkit = `http://127.0.0.1:${env.emulators.auth}/identitytoolkit.googleapis.com`;
  const mfaEnrollmentId = `factor-${localId}`;
  const mfa = { enrollments: [{ mfaEnrollmentId, phoneInfo: '+4915550000003' }] };
  await send('POST', `${accounts}:update`, { localId, mfa });
  const credentials = { email: emailOf(localId), password: PASSWORD, returnSecureToken: true };
  const { mfaPendingCredential } = pendingSchema.parse(
    await send('POST', `${toolkit}/v1/accounts:signInWithPassword`, credentials),
  );
  const { phoneResponseInfo } = startedSchema.parse(
    await send('POST', `${toolkit}/v2/accounts/mfaSignIn:start?key=demo`, {
      mfaPendingCredential,
      mfaEnrollmentId,
      phoneSignInInfo: { recaptchaToken: 'any' },
    }),
  );
  const { sessionInfo } = phoneResponseInfo;
  const codes = `http://127.0.0.1:${env.emulators.auth}/emulator/v1/projects/${projectId}/verificationCodes`;
  const { verificationCodes } = codesSchema.parse(await send('GET', codes));
  const code = verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code;
  const phoneVerificationInfo = { sessionInfo, code };
  const finish = `${toolkit}/v2/accounts/mfaSignIn:finalize?key=demo`;
  return finishedSchema.parse(
    await send('POST', finish, { mfaPendingCredential, phoneVerificationInfo }),
  ).idToken;
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, headers, body: body ? JSON.stringify(body) : null });
  if (!answer.ok) throw new Error(`${method} ${url}: ${await answer.text()}`);
  return answer.json();
}

function encodeFields(data: object): Record<string, object> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [name, encode(value)]),
  );
}

function encode(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new Error(`Firestore stores no ${typeof value}`);
}
