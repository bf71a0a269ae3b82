/**
 * `npm run changed-parts -- <base> <head>`: the parts to deliver between two commits, as outputs of a workflow's step.
 */
import { execFileSync } from 'node:child_process';
import { moduleNames, WORKSPACE_ROOT } from '@wbd/module/rspack';
import * as z from 'zod/mini';
import { changedParts } from './parts.ts';

const [base, head] = process.argv.slice(2);
if (!base || !head) {
  console.error('Between which commits? npm run changed-parts -- <base> <head>');
  process.exit(1);
}

const outputOf = (program: string, args: string[]) =>
  execFileSync(program, args, { cwd: WORKSPACE_ROOT, encoding: 'utf8' });

const files = outputOf('git', ['diff', '--name-only', `${base}...${head}`]).split('\n');
const shown = ['show', 'projects', '--affected', `--base=${base}`, `--head=${head}`, '--json'];
const affected = z.array(z.string()).parse(JSON.parse(outputOf('nx', shown)));

const parts = changedParts({ affected, files }, moduleNames());
console.log(`functions=${parts.functions}`);
console.log(`shell=${parts.shell}`);
console.log(`modules=${JSON.stringify(parts.modules)}`);
