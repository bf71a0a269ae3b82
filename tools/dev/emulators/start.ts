import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  EMULATORS,
  presentEmulators,
  writeRunConfig,
  type EmulatorName,
} from './emulator-config.ts';
import { findFirestoreJar } from './firestore-jar.ts';
import { startGuarded, type GuardedChild } from './guarded-child.ts';
import { requireJava } from './java.ts';
import { requireFreePorts, type PortName, type Ports } from '../../base/ports.ts';
import { exportData } from './snapshots.ts';
import { findStorageRuntime } from './storage-runtime.ts';
import { ToolError } from '../../base/tool-error.ts';
import { PORTAL_DIR, PROJECT_ID } from '../../base/workspace.ts';

export interface EmulatorOptions {
  ports: Ports;
  /** folder for the run's generated files and logs */
  runDir: string;
  /** an export to begin with; empty emulators otherwise */
  importFrom?: string | null;
  /** folder that receives the data when this program is killed */
  saveTo?: string;
  only?: readonly EmulatorName[];
  /** folder that hosting serves; the one of firebase.json otherwise */
  www?: string;
  /** for the functions */
  env?: Readonly<Record<string, string>>;
  log: (line: string) => void;
}

export interface RunningEmulators {
  /** which emulators run */
  readonly names: readonly EmulatorName[];
  /** the process everything else hangs on */
  readonly pids: readonly number[];
  /** resolves with a sentence when the emulators end without having been asked to */
  readonly ended: Promise<string>;
  save(folder: string): Promise<void>;
  stop(): Promise<void>;
}

const READY_LINE = 'All emulators ready!';
const READY_PATIENCE_MS = 180_000;
const STOP_PATIENCE_MS = 20_000;
const POLL_MS = 100;
const LOG_TAIL = 15;

const portsOf: Record<EmulatorName, PortName[]> = {
  auth: ['auth'],
  firestore: ['firestore', 'firestoreWebsocket'],
  storage: ['storage'],
  functions: ['functions', 'eventarc', 'tasks'],
  hosting: ['portal'],
};

/**
 * One collector thread is enough for a heap of this size. Java's second compiler waits for code that is five times as hot
 * as by default: in a run of minutes it takes longer than it saves. The developer's own options come later and win.
 */
const JVM_LIMITS = [
  '-Xmx3g -XX:+UseSerialGC',
  '-XX:Tier4InvocationThreshold=25000 -XX:Tier4MinInvocationThreshold=3000',
  '-XX:Tier4CompileThreshold=75000 -XX:Tier4BackEdgeThreshold=200000',
].join(' ');
/** One line per failure, without a stack trace: a denied request is not a fault of the emulator. */
const JVM_LOGGING = path.join(import.meta.dirname, 'logging.properties');

/** Starts the official Firebase emulators and returns once all of them answer. */
export async function startEmulators(options: EmulatorOptions): Promise<RunningEmulators> {
  const { ports, runDir, log } = options;
  mkdirSync(runDir, { recursive: true });
  mkdirSync(path.join(PORTAL_DIR, 'cache'), { recursive: true });
  const present = presentEmulators(options.only ?? EMULATORS, options.www);
  await requireFreePorts(ports, ['hub', 'logging', ...present.flatMap((name) => portsOf[name])]);
  if (present.includes('firestore') || present.includes('storage')) requireJava(log);
  const { names, env, downloads } = await provision(present, log);
  const scratch = scratchFolder(ports);
  const config = writeRunConfig({ runDir, ports, names, www: options.www });
  const logFile = path.join(runDir, 'emulators.log');
  const child = startGuarded({
    script: path.join(import.meta.dirname, 'firebase-cli.ts'),
    args: [
      'emulators:start',
      '--project',
      PROJECT_ID,
      '--config',
      config,
      '--only',
      names.join(','),
      '--non-interactive',
      ...(options.importFrom ? ['--import', options.importFrom] : []),
    ],
    cwd: runDir,
    logFile,
    env: {
      ...quietSettings(runDir),
      ...scratch.env,
      ...env,
      ...options.env,
      ...(options.saveTo && {
        WBD_GUARD_SNAPSHOTS: options.saveTo,
        WBD_GUARD_HUB_PORT: String(ports.hub),
      }),
    },
  });
  await ready(child, logFile, downloads);
  return {
    names,
    pids: child.process.pid === undefined ? [] : [child.process.pid],
    ended: child.ended.then((how) => `The emulators ended (${how}): see ${logFile}`),
    save: (folder) => exportData(ports.hub, folder),
    async stop() {
      await child.stop(STOP_PATIENCE_MS);
      scratch.remove();
    },
  };
}

/**
 * The Storage emulator keeps files, the hub its address and the functions their sockets in the folder for temporary
 * files, under names that do not tell two runs apart: each run gets a folder of its own. It has a short path because
 * that of a socket is limited.
 */
function scratchFolder(ports: Ports): { env: Record<string, string>; remove(): void } {
  const folder = path.join(os.tmpdir(), `wbd-${ports.hub}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder, { recursive: true });
  return { env: { TMPDIR: folder, TMP: folder, TEMP: folder }, remove };
}

interface Provision {
  names: EmulatorName[];
  env: Record<string, string>;
  /** whether firebase-tools has to download a jar first */
  downloads: boolean;
}

/** Finds the programs behind Firestore and Storage. Where the rules of Storage cannot be evaluated, it stays off. */
async function provision(
  present: readonly EmulatorName[],
  log: (line: string) => void,
): Promise<Provision> {
  const env: Record<string, string> = {};
  const firestore = findFirestoreJar();
  if (firestore.binaryPath !== null) env['FIRESTORE_EMULATOR_BINARY_PATH'] = firestore.binaryPath;
  if (firestore.classes !== null) env['WBD_RULES_ENGINE'] = firestore.classes;
  const names = [...present];
  if (names.includes('storage')) {
    const runtime = await findStorageRuntime(firestore.classes);
    if (!runtime.available) {
      log(runtime.reason);
      names.splice(names.indexOf('storage'), 1);
    } else if (runtime.binaryPath !== null) {
      env['STORAGE_EMULATOR_BINARY_PATH'] = runtime.binaryPath;
    }
  }
  const downloads = names.includes('firestore') && firestore.classes === null;
  if (downloads) log('Downloading the Firestore emulator (once, about 60 MB) …');
  return { names, env, downloads };
}

/** Nothing asks, nothing looks for an account, nothing waits for a network that may not be there. */
function quietSettings(runDir: string): Record<string, string> {
  return {
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    // firebase-tools' own settings: the developer's account has no business here
    XDG_CONFIG_HOME: path.join(runDir, 'config'),
    NO_COLOR: '1',
    // without a limit each takes a quarter of the machine's memory before it collects garbage
    JAVA_TOOL_OPTIONS: `${JVM_LIMITS} '-Djava.util.logging.config.file=${JVM_LOGGING}' ${process.env['JAVA_TOOL_OPTIONS'] ?? ''}`,
    // every process of functions loads the same libraries
    NODE_COMPILE_CACHE: path.join(PORTAL_DIR, 'cache', 'compiled'),
    // seconds: on a busy machine a function's first start takes longer than the 10 it is given otherwise
    FUNCTIONS_DISCOVERY_TIMEOUT: '180',
    // requests at once, each in a process of its own: see function-processes.ts
    FUNCTIONS_EMULATOR_PARALLEL: '6',
  };
}

async function ready(child: GuardedChild, logFile: string, downloads: boolean): Promise<void> {
  const deadline = Date.now() + READY_PATIENCE_MS;
  while (!read(logFile).includes(READY_LINE)) {
    if (child.hasEnded()) throw startFailure(logFile, downloads);
    if (Date.now() > deadline) {
      await child.stop(STOP_PATIENCE_MS);
      throw startFailure(logFile, downloads);
    }
    await delay(POLL_MS);
  }
}

function startFailure(logFile: string, downloads: boolean): ToolError {
  if (downloads && !existsSync(findFirestoreJar().classes ?? '')) {
    return new ToolError(
      'The Firestore emulator could not be downloaded: connect to the internet once, install the Google Cloud CLI component cloud-firestore-emulator, or name its jar in FIRESTORE_EMULATOR_BINARY_PATH.',
    );
  }
  const tail = read(logFile).trimEnd().split('\n').slice(-LOG_TAIL).join('\n');
  return new ToolError(`The emulators did not start:\n${tail}\nMore in ${logFile}`);
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
