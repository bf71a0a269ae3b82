/**
 * npm run bench:advisors: stores 100,000 advisors in emulators of its own, asks for all that the admin page shows, tab by
 * tab, and counts the documents that are read. The table goes into docs/performance.md. The exit code is 1 when a step
 * reads more documents than it may.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clientEnvironment } from '../../tools/emulators/environment.ts';
import { startEmulators } from '../../tools/emulators/start.ts';
import { freeEmulatorPorts } from '../seats/free-ports.ts';

const runDir = mkdtempSync(path.join(os.tmpdir(), 'wbd-advisors-'));
const ports = await freeEmulatorPorts();
const emulators = await startEmulators({
  ports,
  runDir,
  // without functions: the measure runs them itself, to count
  only: ['auth', 'firestore'],
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
