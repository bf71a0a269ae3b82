import { spawnSync } from 'node:child_process';

/** The programs of packages are scripts there, which only the shell finds. */
const shell = process.platform === 'win32';

/**
 * Writes the workspace's new package into package-lock.json, or `npm ci` refuses to install. Everything else is in there
 * already, so nothing is fetched.
 * @throws Error with what npm says
 */
export function updateLockFile(root: string): void {
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--offline'];
  const { status, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell });
  if (status !== 0)
    throw new Error(`package-lock.json could not be brought up to date:\n${stderr}`);
}
