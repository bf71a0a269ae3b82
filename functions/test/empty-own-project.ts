/** Runs before each test file that shares its process with others: what those have stored is gone. */
import './own-project.ts';
import { beforeAll, expect } from 'vitest';
import { authHost, firestoreHost, projectId } from './environment.ts';

beforeAll(async () => {
  const emptied = await Promise.all([
    remove(`${firestoreHost}/emulator/v1/projects/${projectId}/databases/(default)/documents`),
    remove(`${authHost}/emulator/v1/projects/${projectId}/accounts`),
  ]);
  expect(emptied).toEqual([200, 200]);
});

async function remove(address: string): Promise<number> {
  const headers = { authorization: 'Bearer owner' };
  return (await fetch(`http://${address}`, { method: 'DELETE', headers })).status;
}
