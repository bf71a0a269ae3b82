import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '../../base/workspace.ts';

/** What the builds of apps read of the workspace. */
const SOURCES = ['apps', 'libs', 'package.json', 'tsconfig.base.json'];

/**
 * The workspace once more in another folder, to build it there. The files of packages are hard links: a symbolic link to
 * the folder would lead the bundler back here.
 */
export function copyWorkspace(): string {
  const parent = path.join(WORKSPACE_ROOT, 'dist');
  mkdirSync(parent, { recursive: true });
  const copy = mkdtempSync(path.join(parent, 'elsewhere-'));
  for (const source of SOURCES) {
    cpSync(path.join(WORKSPACE_ROOT, source), path.join(copy, source), { recursive: true });
  }
  linkAll(path.join(WORKSPACE_ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

function linkAll(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
