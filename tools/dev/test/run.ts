/**
 * `npm test`: formatting, lint, types, unit tests, mutants of the rules, components in a browser, the budget of a first visit, then
 * browser, rules and emulator tests against one local portal with fresh demo data. The last line is `N passed, N failed`; the exit
 * code is 1 when anything failed. `npm test -- unit browser` runs the named parts only, `npm test -- --changed` those that a change
 * can affect (`run-changed.ts`). `npm test -- nightly` is too slow for every change and only runs when it is named.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser, ensureEngines, ensureScreenReader } from './browser.ts';
import { run, startUntilReady, stop } from './command.ts';
import { patient, slowness } from './host-speed.ts';
import { runChanged } from './run-changed.ts';
import { readReport, reportPath, type ReportName } from './results.ts';
import { sourceState, stampReport } from './source-state.ts';
import { tries } from './tries.ts';

const PARTS = [
  'static',
  'unit',
  'mutants',
  'components',
  'browser',
  'rules',
  'emulator',
  'nightly',
] as const;
type Part = (typeof PARTS)[number];

/** Away from a portal that runs at the default ports meanwhile. */
const TEST_PORT_OFFSET = '20000';
const PORTAL_TIMEOUT_MS = patient(10 * 60 * 1000);
/** Several times the usual duration of a runner. A hanging runner fails by name, and the others still run. */
const RUNNER_LIMIT_MS = patient(tries(20, 120) * 60 * 1000);
const BROWSER_LIMIT_MS = patient(45 * 60 * 1000);

const root = path.resolve(import.meta.dirname, '../../..');
process.chdir(root);

const portalEnv = {
  WBD_PORT_OFFSET: process.env['WBD_PORT_OFFSET'] ?? TEST_PORT_OFFSET,
};

const wanted = process.argv.slice(2);
if (wanted[0] === '--changed') {
  const options = { env: portalEnv, portalTimeoutMs: PORTAL_TIMEOUT_MS };
  process.exit(await runChanged(wanted[1] ?? 'main', options));
}
const unknown = wanted.filter((name) => !PARTS.some((part) => part === name));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are ${PARTS.join(', ')}.`);
  process.exit(1);
}
const runs = (part: Part) => (wanted.length === 0 ? part !== 'nightly' : wanted.includes(part));

let passed = 0;
const failures: string[] = [];

function record(title: string, ok: boolean): void {
  if (ok) passed += 1;
  else failures.push(title);
}

/** Runs a test runner, then counts the tests of its report; no report at all is a failure. */
async function suite(name: ReportName, program: string[], env: Record<string, string> = {}) {
  heading(name);
  const limitMs = program[0] === 'playwright' ? BROWSER_LIMIT_MS : RUNNER_LIMIT_MS;
  rmSync(reportPath(root, name), { force: true });
  const [command = '', ...args] = program;
  const exitCode = await run(command, args, { env, limitMs });
  const results = readReport(root, name) ?? [];
  stampReport(root, name, tested);
  for (const { title, outcome } of results) {
    if (outcome === 'flaky') console.log(`flaky: ${name}: ${title}`);
    if (outcome !== 'skipped') record(`${name}: ${title}`, outcome !== 'failed');
  }
  const told = results.some(({ outcome }) => outcome === 'failed');
  if (results.length === 0 || (exitCode !== 0 && !told)) {
    record(`${name}: the runner ended with code ${exitCode}`, false);
  }
}

const vitest = (report: ReportName, ...projects: string[]) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=./tools/dev/test/running-files.ts',
  '--reporter=json',
  `--outputFile.json=${reportPath(root, report)}`,
];

function heading(text: string): void {
  const line = '─'.repeat(Math.max(0, 60 - text.length));
  console.log(`\n── ${text} ${line} after ${Math.round((Date.now() - started) / 1000)} s`);
}

async function startPortal(): Promise<ChildProcess> {
  if (runs('browser') || runs('nightly')) await browserReady();
  if (runs('nightly')) {
    await ensureEngines();
    // where there is none, its journeys fail and say what to install
    await ensureScreenReader().catch(() => undefined);
  }
  return startUntilReady(process.execPath, ['tools/dev/portal/start.ts', '--reset'], 'Ready:', {
    env: portalEnv,
    timeoutMs: PORTAL_TIMEOUT_MS,
  });
}

let readying: Promise<void> | undefined;
/** Installed once, for whichever part needs it first. */
function browserReady(): Promise<void> {
  readying ??= ensureBrowser();
  return readying;
}

const started = Date.now();
console.log(`Time limits are multiplied by ${slowness.toFixed(1)}, as slow as this machine is.`);
const tested = sourceState(root);
mkdirSync(path.join(root, 'test-results'), { recursive: true });

// it waits for programs most of the time, so it starts beside what needs none
const needsPortal: readonly Part[] = ['browser', 'rules', 'emulator', 'nightly'];
const starting = needsPortal.some(runs) ? startPortal() : null;
// told where it is waited for
starting?.catch(() => undefined);

if (runs('static')) {
  heading('formatting, lint, types');
  const checks = {
    formatting: run('prettier', ['--check', '--log-level', 'warn', '.']),
    lint: run('npm', ['run', '--silent', 'lint']),
    types: run('npm', ['run', '--silent', 'typecheck']),
    'states × surfaces': run('npm', ['run', '--silent', 'states']),
  };
  for (const [title, exitCode] of Object.entries(checks)) record(title, (await exitCode) === 0);
}
if (runs('unit')) await suite('unit', vitest('unit', 'unit', 'unit-isolated'));
if (runs('mutants')) await suite('mutants', vitest('mutants', 'mutants'));
if (runs('components')) {
  try {
    await browserReady();
    await suite('components', vitest('components', 'components'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    record('there is a browser for the component tests', false);
  }
}

if (runs('static')) {
  // it builds into the folders from which the portal is published
  await starting?.catch(() => undefined);
  heading('budget of a first visit');
  record('budget', (await run('npm', ['run', '--silent', 'bench:budget'])) === 0);
}

if (starting !== null) {
  heading('local portal');
  try {
    let portal = await starting;
    try {
      // before the emulator tests, which leave seminars and experts without files behind
      if (runs('browser')) {
        const config = 'apps/e2e/playwright.config.ts';
        await suite('browser', ['playwright', 'test', '--config', config], portalEnv);
      }
      if (runs('nightly')) {
        const config = 'apps/e2e/nightly/playwright.config.ts';
        await suite('nightly', ['playwright', 'test', '--config', config], portalEnv);
        await suite('emulated-rules', vitest('emulated-rules', 'emulated-rules'), portalEnv);
      }
      // after the browser tests, which have made Java compile how rules are evaluated
      if (runs('rules')) await suite('rules', vitest('rules', 'rules'), portalEnv);
      if (runs('emulator')) {
        // an emulator that holds what the browser tests have left takes many times as long for each query
        if (runs('browser')) {
          await stop(portal);
          portal = await startPortal();
        }
        // two processes at a time: with more on two cores, a rush of requests runs into its deadline
        await Promise.all([
          suite('emulator', vitest('emulator', 'emulator', 'emulator-data'), portalEnv),
          suite('own-project-alone', vitest('own-project-alone', 'own-project-alone'), portalEnv),
        ]);
        await suite('own-project', vitest('own-project', 'own-project'), portalEnv);
      }
    } finally {
      await stop(portal);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    record('the local portal starts and stops', false);
  }
}

if (wanted.length === 0) {
  heading('specification');
  await run(process.execPath, ['tools/dev/test/report-coverage.ts']);
}

heading('result');
for (const title of failures) console.log(`failed: ${title}`);
console.log(`${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
