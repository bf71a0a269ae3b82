import { getAuth } from 'firebase-admin/auth';
import { vi } from 'vitest';
import { app } from '../src/core/firestore.ts';

/** @returns the time, in whole seconds, before which Auth refuses the login's tokens; undefined without a revocation */
export async function validAfter(uid: string): Promise<string | undefined> {
  return (await getAuth(app).getUser(uid)).tokensValidAfterTime;
}

/**
 * Waits until the next revocation can have a later time: up to a second, because Auth stores whole seconds.
 * @returns like `validAfter`
 */
export async function lastRevocation(uid: string): Promise<string | undefined> {
  const since = await validAfter(uid);
  const time = since === undefined ? 0 : Date.parse(since);
  await vi.waitUntil(() => Date.now() >= time + 1_000, { timeout: 5_000 });
  return since;
}
