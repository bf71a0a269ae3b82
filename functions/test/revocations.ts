import { getAuth } from 'firebase-admin/auth';
import { vi } from 'vitest';
import { app } from '../src/core/firestore.ts';

/** @returns the time before which Auth refuses every token of the login, in whole seconds; undefined before the first */
export async function validAfter(uid: string): Promise<string | undefined> {
  return (await getAuth(app).getUser(uid)).tokensValidAfterTime;
}

/**
 * Waits until a further revocation shows, which takes up to a second, because Auth stores whole seconds.
 * @returns as `validAfter` does
 */
export async function lastRevocation(uid: string): Promise<string | undefined> {
  const since = await validAfter(uid);
  const time = since === undefined ? 0 : Date.parse(since);
  await vi.waitUntil(() => Date.now() >= time + 1_000, { timeout: 5_000 });
  return since;
}
