import { expect } from 'vitest';
import { authHost, firestoreHost, projectId } from './environment.ts';

/**
 * Forgets the documents and logins of a project of the test's own. For each query the emulator reads every document that
 * has been stored, and what was deleted one by one is read, too.
 */
export async function emptyProject(): Promise<void> {
  const emptied = await Promise.all([
    remove(`${firestoreHost}/emulator/v1/projects/${projectId}/databases/(default)/documents`),
    remove(`${authHost}/emulator/v1/projects/${projectId}/accounts`),
  ]);
  expect(emptied).toEqual([200, 200]);
}

async function remove(address: string): Promise<number> {
  const headers = { authorization: 'Bearer owner' };
  return (await fetch(`http://${address}`, { method: 'DELETE', headers })).status;
}
