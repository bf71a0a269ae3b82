import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { WORKSPACE_ROOT } from './base/workspace.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(WORKSPACE_ROOT, 'package.json'), 'utf8')));
const ours = Object.entries(scripts).filter(([, command]) => command.includes('.ts'));

test.each(ours)('npm run %s looks at the version of Node first', (_name, command) => {
  expect(command).toMatch(/^node --import \.\/tools\/require-node\.js \S+\.m?[jt]s( .+)?$/);
});

/** Programs start slowly on a busy machine. */
const PATIENCE_MS = 30_000;

function runWith(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const imports = [
    `data:text/javascript,${encodeURIComponent(pretend)}`,
    './tools/require-node.js',
  ];
  const options = { cwd: WORKSPACE_ROOT, encoding: 'utf8' } as const;
  const args = [...imports.flatMap((one) => ['--import', one]), '-e', 'console.log("runs")'];
  return spawnSync(process.execPath, args, options);
}

test(
  'an old Node gets an explanation, a new one runs',
  () => {
    expect(runWith('20.20.2')).toMatchObject({ status: 1, stdout: '' });
    expect(runWith('22.17.9').stderr).toContain('Node 22.17.9 is too old for the tools');
    expect(runWith('22.18.0')).toMatchObject({ status: 0, stdout: 'runs\n', stderr: '' });
  },
  PATIENCE_MS,
);
