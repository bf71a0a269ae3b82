import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The id of the work tree's content, as git would store it now: committed or not, without what git ignores. Two runs
 * with the same id tested the same source.
 * @throws Error when the folder is not a git checkout
 */
export function sourceState(root: string): string {
  // an index of its own: the developer's stays as it is
  const scratch = mkdtempSync(path.join(tmpdir(), 'wbd-index-'));
  const env = { ...process.env, GIT_INDEX_FILE: path.join(scratch, 'index') };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    git('add', '--all');
    return git('write-tree');
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const stampPath = (root: string, name: string) => path.join(root, 'test-results', `${name}.source`);

/** Notes beside a report which source it tested. */
export function stampReport(root: string, name: string, state: string): void {
  writeFileSync(stampPath(root, name), `${state}\n`);
}

/** The source that a report tested. @returns null when the report has no stamp */
export function reportedState(root: string, name: string): string | null {
  const file = stampPath(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
