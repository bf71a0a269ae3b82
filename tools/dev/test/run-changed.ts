/**
 * `npm test -- --changed [base]`: what differs from the merge base with `main` (or another branch), uncommitted and new files
 * included, is formatted, linted and type-checked, and the tests run that it can affect. The portal starts only when one of
 * them needs it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import { ensureBrowser } from './browser.ts';
import { changedTests } from './changed-tests.ts';
import { run, startUntilReady, stop } from './command.ts';

const outputOf = (program: string, args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8' });
const linesOf = (program: string, args: string[]) =>
  outputOf(program, args).split('\n').filter(Boolean);

const LINTED = /\.(ts|tsx|js|mjs)$/;

/** @returns the exit code: 1 when anything failed */
export async function runChanged(
  base: string,
  { env, portalTimeoutMs }: { env: Record<string, string>; portalTimeoutMs: number },
): Promise<number> {
  const began = Date.now();
  const [from = base] = linesOf('git', ['merge-base', base, 'HEAD']);
  const files = [
    ...linesOf('git', ['diff', '--name-only', from]),
    ...linesOf('git', ['ls-files', '--others', '--exclude-standard']),
  ];
  const shown = ['show', 'projects', '--affected', `--base=${from}`, '--json'];
  const affected = z.array(z.string()).parse(JSON.parse(outputOf('nx', shown)));
  const scenarios = readdirSync('apps/e2e/scenarios')
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => name.replace(/\.spec\.ts$/, ''));
  const tests = changedTests({ files, affected, scenarios });
  const present = files.filter((file) => existsSync(file));
  const scripts = present.filter((file) => LINTED.test(file));
  const failed: string[] = [];
  const step = async (title: string, program: string, args: string[], needed = true) => {
    if (!needed) return;
    console.log(`\n── ${title}`);
    if ((await run(program, args, { env })) !== 0) failed.push(title);
  };
  const vitest = (projects: string[], more: string[]) => [
    'run',
    '--passWithNoTests',
    ...projects.flatMap((project) => ['--project', project]),
    ...more,
  ];

  const emulator = ['emulator', 'emulator-data', 'own-project', 'own-project-alone'];
  const related = linesOf('vitest', [
    'list',
    '--filesOnly',
    '--passWithNoTests',
    '--changed',
    from,
    ...emulator.flatMap((project) => ['--project', project]),
  ]).map((line) => line.replace(/^\[[^\]]*\] /, ''));
  const beside = linesOf('git', ['ls-files', '*.emulator.test.ts']).filter((file) =>
    tests.emulatorFolders.some((folder) => file.startsWith(`${folder}/`)),
  );
  const emulatorTests = [...new Set([...related, ...beside])];
  const needsPortal = tests.rules || emulatorTests.length > 0 || tests.scenarios.length > 0;
  if (tests.scenarios.length > 0) await ensureBrowser();
  const starting = needsPortal
    ? startUntilReady(process.execPath, ['tools/dev/portal/start.ts', '--reset'], 'Ready:', {
        env,
        timeoutMs: portalTimeoutMs,
      })
    : null;
  // reported where it is awaited
  starting?.catch(() => undefined);

  const ignoring = ['--check', '--log-level', 'warn', '--ignore-unknown'];
  await step('formatting', 'prettier', [...ignoring, ...present], present.length > 0);
  await step('lint', 'oxlint', scripts, scripts.length > 0);
  await step('types', 'npm', ['run', '--silent', 'typecheck'], scripts.length > 0);
  await step('unit', 'vitest', vitest(['unit', 'unit-isolated'], ['--changed', from]));
  await step('mutants', 'vitest', vitest(['mutants'], []), tests.rules);
  if (tests.components !== 'none') {
    await ensureBrowser();
    const narrowed = tests.components === 'related' ? ['--changed', from] : [];
    await step('components', 'vitest', vitest(['components'], narrowed));
  }
  if (starting) {
    try {
      const portal = await starting;
      try {
        const config = ['test', '--config', 'apps/e2e/playwright.config.ts'];
        const specs = tests.scenarios.map((name) => `scenarios/${name}.spec.ts`);
        await step('browser', 'playwright', [...config, ...specs], specs.length > 0);
        await step('rules', 'vitest', vitest(['rules'], []), tests.rules);
        const some = emulatorTests.length > 0;
        await step('emulator', 'vitest', vitest(emulator, emulatorTests), some);
      } finally {
        await stop(portal);
      }
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      failed.push('the local portal');
    }
  }
  for (const title of failed) console.log(`failed: ${title}`);
  console.log(`${present.length} files, ${Math.round((Date.now() - began) / 1000)} s`);
  return failed.length > 0 ? 1 : 0;
}
