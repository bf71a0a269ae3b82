import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Provenance } from '@wbd/module/pointer';
import { WORKSPACE_ROOT } from '../../base/workspace.ts';

let known: Provenance | undefined;

/** What is built here: the commit that is checked out, and who wrote it. */
export function provenance(): Provenance {
  known ??= { commit: commit(), author: git('log', '-1', '--format=%an') ?? userInfo().username };
  return known;
}

function commit(): string {
  return git('describe', '--always', '--dirty', '--abbrev=12', '--exclude=*') ?? 'unknown';
}

/** What git answers; undefined where the sources came without it. */
function git(...args: string[]): string | undefined {
  try {
    const options = { cwd: WORKSPACE_ROOT, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', args, options).trim();
  } catch {
    return undefined;
  }
}
