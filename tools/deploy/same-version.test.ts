import { execFile } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKSPACE_ROOT } from '../emulators/workspace.ts';
import { contentVersion } from './build-files.ts';

const run = promisify(execFile);

/** What the build of a module reads of the workspace. */
const SOURCES = ['apps', 'libs', 'package.json', 'tsconfig.base.json'];
const PATIENCE_MS = 180_000;

let copy: string;

beforeAll(() => {
  const parent = path.join(WORKSPACE_ROOT, 'dist');
  mkdirSync(parent, { recursive: true });
  copy = mkdtempSync(path.join(parent, 'elsewhere-'));
  for (const source of SOURCES) {
    cpSync(path.join(WORKSPACE_ROOT, source), path.join(copy, source), { recursive: true });
  }
  linkAll(path.join(WORKSPACE_ROOT, 'node_modules'), path.join(copy, 'node_modules'));
}, PATIENCE_MS);
afterAll(() => rmSync(copy, { recursive: true }), PATIENCE_MS);

/** The same files once more, without their bytes; a symbolic link to the folder would lead the bundler back here. */
function linkAll(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

async function builtVersion(root: string): Promise<string> {
  await run(process.execPath, [path.join(root, 'libs/module/rspack/build.ts'), 'crm'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return contentVersion(path.join(root, 'dist/apps/crm'));
}

test(
  'the same source has the same version in every folder it is built in',
  async () => {
    expect(await builtVersion(copy)).toBe(await builtVersion(WORKSPACE_ROOT));
  },
  PATIENCE_MS,
);
