/**
 * npm run bench:seats: 500 people register for 20 seats at the same moment through the real callable, once behind the
 * Functions emulator and once as the cloud runs it (processes that each answer many requests at a time); then both
 * again with the guard switched off, which must oversell. The exit code is 1 when any of that does not hold.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clientEnvironment, functionsEnvironment } from '../../tools/emulators/environment.ts';
import { startMailbox } from '../../tools/emulators/mailbox.ts';
import type { Ports } from '../../tools/emulators/ports.ts';
import { startEmulators } from '../../tools/emulators/start.ts';
import { HOST, PROJECT_ID, REGION } from '../../tools/emulators/workspace.ts';
import { freeEmulatorPorts, freePorts } from './free-ports.ts';
import { loadResultSchema, PEOPLE, SEATS, type LoadResult } from './load-result.ts';

const EMULATOR_PROCESSES = 8;
const INSTANCES = 4;
const root = path.resolve(import.meta.dirname, '../..');

interface Measured {
  where: string;
  guarded: boolean;
  result: LoadResult;
}

function script(name: string): string {
  return path.join(import.meta.dirname, name);
}

async function startInstance(port: number, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script('instance.ts')], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`An instance ended with code ${code ?? 0}`)));
  });
  return child;
}

async function load(addresses: string[], env: Record<string, string>): Promise<LoadResult> {
  const child = spawn(process.execPath, [script('load.ts'), ...addresses], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The load ended with code ${String(code)}`);
  return loadResultSchema.parse(JSON.parse(output));
}

async function measure(guarded: boolean, runDir: string): Promise<Measured[]> {
  const ports: Ports = await freeEmulatorPorts();
  const settings = {
    WBD_SEATS_GUARD: guarded ? 'on' : 'off',
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
  const instances: ChildProcess[] = [];
  try {
    const env = clientEnvironment(ports);
    const behindEmulator = `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}/registerForSession`;
    const emulated = await load([behindEmulator], env);

    const instancePorts = await freePorts(INSTANCES);
    const instanceEnv = { ...env, ...settings, FUNCTIONS_EMULATOR: 'true' };
    for (const port of instancePorts) instances.push(await startInstance(port, instanceEnv));
    const addresses = instancePorts.map((port) => `http://${HOST}:${port}/registerForSession`);
    const direct = await load(addresses, env);
    return [
      { where: `Functions emulator, ${EMULATOR_PROCESSES} processes`, guarded, result: emulated },
      { where: `${INSTANCES} instances, many requests each`, guarded, result: direct },
    ];
  } finally {
    for (const instance of instances) instance.disconnect();
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

const built = spawnSync(process.execPath, ['functions/build.ts'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(1);

const folder = mkdtempSync(path.join(os.tmpdir(), 'wbd-seats-'));
try {
  const all: Measured[] = [];
  for (const guarded of [true, false]) {
    for (const measured of await measure(guarded, path.join(folder, String(guarded)))) {
      all.push(measured);
      console.log(describe(measured));
    }
  }
  process.exitCode = all.every(holds) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
