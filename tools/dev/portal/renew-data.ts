/** node tools/dev/portal/renew-data.ts: gives a running portal its demo data anew. Its files stay. */
import { emptyProject } from '../emulators/empty-project.ts';
import { failWith } from '../../base/tool-error.ts';
import { resolvePorts } from '../../base/ports.ts';
import { HOST, PROJECT_ID } from '../../base/workspace.ts';
import { seed } from './seed.ts';

try {
  const ports = resolvePorts(process.env);
  await emptyProject({
    project: PROJECT_ID,
    firestore: `${HOST}:${ports.firestore}`,
    auth: `${HOST}:${ports.auth}`,
  });
  await seed(ports, ['functions']);
} catch (error) {
  failWith(error);
}
