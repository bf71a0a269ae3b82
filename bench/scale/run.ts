/**
 * npm run bench:scale: what each operation on pages costs in a network of 100 seminars and in one of 10,000, in documents
 * read and written, and how large the largest document is. The table goes into docs/performance.md. The exit code is 1
 * when something costs more than it may.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clientEnvironment } from '../../tools/base/environment.ts';
import { startEmulators } from '../../tools/dev/emulators/start.ts';
import { freeEmulatorPorts } from '../seats/free-ports.ts';

const runDir = mkdtempSync(path.join(os.tmpdir(), 'wbd-scale-'));
const ports = await freeEmulatorPorts();
const emulators = await startEmulators({
  ports,
  runDir,
  // without functions: the measure runs them itself, to count
  only: ['auth', 'firestore', 'storage'],
  env: {},
  log: console.error,
});
try {
  const measure = spawnSync(process.execPath, [path.join(import.meta.dirname, 'measure.ts')], {
    env: { ...process.env, ...clientEnvironment(ports) },
    stdio: 'inherit',
  });
  process.exitCode = measure.status ?? 1;
} finally {
  await emulators.stop();
  rmSync(runDir, { recursive: true, force: true });
}
