/** node tools/portal/renew-data.ts: gives a running portal its demo data anew. Its files stay. */
import { failWith } from '../emulators/tool-error.ts';
import { resolvePorts } from '../emulators/ports.ts';
import { HOST, PROJECT_ID } from '../emulators/workspace.ts';
import { seed } from './seed.ts';

async function empty(address: string): Promise<void> {
  const headers = { authorization: 'Bearer owner' };
  const answer = await fetch(address, { method: 'DELETE', headers });
  if (!answer.ok) throw new Error(`${address} was not emptied: ${await answer.text()}`);
}

try {
  const ports = resolvePorts(process.env);
  const project = `emulator/v1/projects/${PROJECT_ID}`;
  await Promise.all([
    empty(`http://${HOST}:${ports.firestore}/${project}/databases/(default)/documents`),
    empty(`http://${HOST}:${ports.auth}/${project}/accounts`),
  ]);
  await seed(ports, ['functions']);
} catch (error) {
  failWith(error);
}
