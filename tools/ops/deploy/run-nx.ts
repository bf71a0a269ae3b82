import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { WORKSPACE_ROOT } from '../../base/workspace.ts';

const NX = path.join(WORKSPACE_ROOT, 'node_modules/nx/dist/bin/nx.js');

/** Runs Nx with its output shown, and says whether everything went well. */
export function runNx(args: string[]): boolean {
  const { status } = spawnSync(process.execPath, [NX, ...args], {
    cwd: WORKSPACE_ROOT,
    stdio: 'inherit',
  });
  return status === 0;
}
