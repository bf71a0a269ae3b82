/**
 * `npm run bench:build`: how long the build of everything takes with an empty cache, and with a full one after a change in
 * one module. The table goes into docs/performance.md. Ends with 1 when the second takes more than a fifth of the first.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moduleNames, WORKSPACE_ROOT } from '@wbd/module/rspack';
import { writeReport } from '../report.ts';
import { spread } from '../spread.ts';

const RUNS = 5;
const MOST = 0.2;
const MODULE = 'crm';
/** The file that is changed, and put back afterwards. */
const CHANGED = path.join(WORKSPACE_ROOT, 'apps', MODULE, 'src/customers/texts.de.ts');
const OUTPUT = path.join(WORKSPACE_ROOT, 'dist');

const folder = mkdtempSync(path.join(os.tmpdir(), 'wbd-build-'));
const source = readFileSync(CHANGED, 'utf8');
const cold: number[] = [];
const changed: number[] = [];
try {
  for (let run = 0; run < RUNS; run++) {
    const cache = path.join(folder, String(run));
    cold.push(secondsToBuild(cache));
    // a line more in the built script, too: a comment alone would be left out of it
    writeFileSync(CHANGED, `${source}\nconsole.info('${run}');\n`);
    changed.push(secondsToBuild(cache));
    writeFileSync(CHANGED, source);
  }
} finally {
  writeFileSync(CHANGED, source);
  rmSync(folder, { recursive: true, force: true });
}

const ratio = spread(changed).median / spread(cold).median;
const row = (what: string, seconds: readonly number[]) => {
  const { median, least, most } = spread(seconds);
  return `| ${what} | ${median.toFixed(1)} (${least.toFixed(1)}–${most.toFixed(1)}) |`;
};
const report = [
  '| the build of everything | seconds |',
  '| --- | --- |',
  row(`cold: the shell, ${moduleNames().length} modules and the functions`, cold),
  row(`with a warm cache, after a change in \`${MODULE}\``, changed),
  `| ratio | ${ratio.toFixed(2)} |`,
].join('\n');
console.log(report);
await writeReport('bench:build', report);
if (!(ratio <= MOST)) {
  console.error(
    `After a change in one module the build takes ${ratio.toFixed(2)} of a cold one, more than ${MOST}.`,
  );
  process.exitCode = 1;
}

/** Nothing is there that was built before: what has not changed comes out of the cache. */
function secondsToBuild(cache: string): number {
  rmSync(path.join(OUTPUT, 'apps'), { recursive: true, force: true });
  rmSync(path.join(OUTPUT, 'functions'), { recursive: true, force: true });
  const began = performance.now();
  const nx = path.join(WORKSPACE_ROOT, 'node_modules/nx/dist/bin/nx.js');
  const { status, stderr } = spawnSync(process.execPath, [nx, 'run-many', '-t', 'build'], {
    cwd: WORKSPACE_ROOT,
    encoding: 'utf8',
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_CACHE_DIRECTORY: path.join(cache, 'cache'),
      NX_WORKSPACE_DATA_DIRECTORY: path.join(cache, 'data'),
    },
  });
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
  return (performance.now() - began) / 1000;
}
