/**
 * `npm run bench:start`: what an instance computes to load the function that it serves, and what memory it then has. The table
 * goes into docs/performance.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@wbd/module/rspack';
import * as z from 'zod/mini';
import { writeReport } from '../report.ts';
import { spread } from '../spread.ts';

const RUNS = 7;
/** What visitors wait for, then all functions in one instance, as a deployment reads them. */
const LOADED = ['page', 'moreOfPage', 'kioskLoginUser', 'registerForSession', 'seatByLink', ''];
const loadSchema = z.object({ ms: z.number(), mb: z.number() });
type Load = z.infer<typeof loadSchema>;

/** Plain JavaScript for a process of its own: what reads TypeScript has 20 MB and would count. */
const PROGRAM = `
  const [, , bundle, name] = process.argv;
  const before = process.cpuUsage();
  const functions = require(bundle);
  for (const each of name ? [name] : Object.keys(functions)) void functions[each];
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ ms: (user + system) / 1000, mb: process.memoryUsage().rss / 1e6 }));
  process.exit();
`;

/** What every deployed instance is started with. */
const ENVIRONMENT = `--env-file=${path.join(WORKSPACE_ROOT, 'functions/.env')}`;

function load(program: string, bundle: string, name: string): Load {
  const printed = execFileSync(process.execPath, [ENVIRONMENT, program, bundle, name], {
    encoding: 'utf8',
  });
  return loadSchema.parse(JSON.parse(printed));
}

function figures(loads: readonly Load[], figure: keyof Load): string {
  const { median, least, most } = spread(loads.map((one) => one[figure]));
  return `${median.toFixed(0)} (${least.toFixed(0)} to ${most.toFixed(0)})`;
}

// within the workspace, where the library is found that is no part of the bundle
const parent = path.join(WORKSPACE_ROOT, 'dist/bench');
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(path.join(parent, 'start-'));
try {
  const build = path.join(WORKSPACE_ROOT, 'functions/build.ts');
  execFileSync(process.execPath, [build, '--out', folder], { stdio: 'inherit' });
  const program = path.join(folder, 'load.js');
  writeFileSync(program, PROGRAM);
  const bundle = path.join(folder, 'index.js');
  const loads = LOADED.map((name): { name: string; loads: Load[] } => ({ name, loads: [] }));
  for (let run = 0; run < RUNS; run++) {
    for (const each of loads) each.loads.push(load(program, bundle, each.name));
  }
  const rows = loads.map(
    (one) =>
      `| ${one.name === '' ? 'all of them' : `\`${one.name}\``} | ${figures(one.loads, 'ms')} | ${figures(one.loads, 'mb')} |`,
  );
  const head = ['| function | CPU time to load, ms | memory, MB |', '| --- | --- | --- |'];
  const report = [...head, ...rows].join('\n');
  console.log(report);
  await writeReport('bench:start', report);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
