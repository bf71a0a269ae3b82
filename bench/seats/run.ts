/**
 * npm run bench:seats: 500 people register for 20 seats at the same moment through the real callable, once behind the
 * Functions emulator and once as the cloud runs it (processes that each answer many requests at a time); then both
 * again with the guard switched off, which must oversell. Then 2,000 registrations, removals and duplicates in any order,
 * watched at every moment, with the guard and without. The exit code is 1 when any of that does not hold.
 * `-- mixed` or `-- rush` runs only the one or the other, `-- slow` a model of a database that is slower than this one.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { callPath } from '@wbd/domain/rights';
import { clientEnvironment, functionsEnvironment } from '../../tools/base/environment.ts';
import { startMailbox } from '../../tools/dev/emulators/mailbox.ts';
import type { Ports } from '../../tools/base/ports.ts';
import { startEmulators } from '../../tools/dev/emulators/start.ts';
import { HOST, PROJECT_ID, REGION } from '../../tools/base/workspace.ts';
import { freeEmulatorPorts } from './free-ports.ts';
import { loadResultSchema, PEOPLE, SEATS, type LoadResult } from './load-result.ts';
import { describeMixed, measureMixed, mixedHolds } from './mixed.ts';
import { slowDocument } from './slow-document.ts';
import { runLoad, startInstances, type Instances } from './programs.ts';

const EMULATOR_PROCESSES = 8;
const INSTANCES = 4;
const root = path.resolve(import.meta.dirname, '../..');

interface Measured {
  where: string;
  guarded: boolean;
  result: LoadResult;
}

async function load(addresses: string[], env: Record<string, string>): Promise<LoadResult> {
  return loadResultSchema.parse(await runLoad('load.ts', addresses, env));
}

async function measure(guarded: boolean, runDir: string): Promise<Measured[]> {
  const ports: Ports = await freeEmulatorPorts();
  const settings = {
    FUNCTIONS_EMULATOR_PARALLEL: String(EMULATOR_PROCESSES),
    // seconds: on a busy machine the processes take their time, and the emulator would leave their callers waiting
    FUNCTIONS_DISCOVERY_TIMEOUT: '180',
  };
  const mailbox = await startMailbox({ ports, runDir, mailDir: path.join(runDir, 'mails') });
  const emulators = await startEmulators({
    ports,
    runDir,
    only: ['auth', 'firestore', 'functions'],
    env: { ...functionsEnvironment(ports), ...settings },
    log: console.error,
  });
  let instances: Instances | null = null;
  try {
    const env = clientEnvironment(ports);
    const behindEmulator = `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}/${callPath('registerForSession')}`;
    // the emulator runs the bundle, where nothing can be replaced
    const emulated = guarded ? await load([behindEmulator], env) : null;

    instances = await startInstances(INSTANCES, guarded, { ...env, ...settings });
    const addresses = instances.origins.map((origin) => `${origin}/registerForSession`);
    const direct = await load(addresses, env);
    const behind = `Functions emulator, ${EMULATOR_PROCESSES} processes`;
    return [
      ...(emulated ? [{ where: behind, guarded, result: emulated }] : []),
      { where: `${INSTANCES} instances, many requests each`, guarded, result: direct },
    ];
  } finally {
    instances?.stop();
    await Promise.all([emulators.stop(), mailbox.stop()]);
  }
}

function holds({ guarded, result }: Measured): boolean {
  const { codes, stored, counted, toldFull } = result;
  if (!guarded) return stored > SEATS;
  return (
    codes['registered'] === SEATS &&
    codes['session/full'] === PEOPLE - SEATS &&
    toldFull === PEOPLE - SEATS &&
    stored === SEATS &&
    counted === SEATS
  );
}

function describe(measured: Measured): string {
  const { where, guarded, result } = measured;
  const codes = Object.entries(result.codes).map(([code, count]) => `${count} ${code}`);
  const verdict = guarded
    ? `${holds(measured) ? 'ok' : 'FAILED'}: ${result.stored} of ${SEATS} seats sold`
    : `${holds(measured) ? 'ok, oversells as it must' : 'FAILED, did not oversell'}: ${result.stored} sold for ${SEATS} seats`;
  return [
    `${guarded ? 'guard on ' : 'guard off'}  ${where}`,
    `  ${verdict}; answers: ${codes.join(', ')}; told '(Ausgebucht)': ${result.toldFull}`,
    `  99th percentile ${Math.round(result.p99Ms)} ms, all ${PEOPLE} in ${(result.totalMs / 1000).toFixed(1)} s`,
  ].join('\n');
}

/** The rush for few seats. @returns whether everything was as it must be */
async function rush(folder: string): Promise<boolean> {
  const built = spawnSync(process.execPath, ['functions/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) return false;
  const all: Measured[] = [];
  for (const guarded of [true, false]) {
    for (const measured of await measure(guarded, path.join(folder, `rush-${guarded}`))) {
      all.push(measured);
      console.log(describe(measured));
    }
  }
  return all.every(holds);
}

/** Everything at once. @returns whether everything was as it must be */
async function mixed(folder: string): Promise<boolean> {
  const all: boolean[] = [];
  for (const guarded of [true, false]) {
    const measured = await measureMixed(guarded, INSTANCES, path.join(folder, `mixed-${guarded}`));
    console.log(describeMixed(measured));
    all.push(mixedHolds(measured));
  }
  return all.every(Boolean);
}

const [wanted] = process.argv.slice(2);
if (wanted === 'slow') {
  await slowDocument();
  process.exit();
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'wbd-seats-'));
try {
  const held = [
    wanted === 'mixed' || (await rush(folder)),
    wanted === 'rush' || (await mixed(folder)),
  ];
  process.exitCode = held.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
