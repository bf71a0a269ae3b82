/**
 * node tools/emulators/run.ts [--only auth,firestore] -- <command>
 *
 * Runs a command against fresh, empty emulators and a mail inbox, and ends with the command's exit code.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EMULATORS, type EmulatorName } from './emulator-config.ts';
import { clientEnvironment, functionsEnvironment } from './environment.ts';
import { startMailbox } from './mailbox.ts';
import { resolvePorts, type Ports } from './ports.ts';
import { RunRecord } from './run-record.ts';
import { startEmulators } from './start.ts';
import { startStripe } from './stripe.ts';
import { failWith, ToolError } from './tool-error.ts';
import { startMediaFront } from '../storage/media-front.ts';
import { PORTAL_DIR } from './workspace.ts';

interface Stoppable {
  stop(): Promise<void>;
}

async function main(): Promise<void> {
  const { only, command } = readArguments(process.argv.slice(2));
  const ports = resolvePorts(process.env);
  // a folder for each set of ports: runs beside each other do not meet
  const runDir = path.join(PORTAL_DIR, `run-${ports.hub}`);
  const record = new RunRecord(runDir);
  await record.endLeftovers(console.error);
  rmSync(runDir, { recursive: true, force: true });
  const started: Stoppable[] = [];
  try {
    const emulators = await startEmulators({
      ports,
      runDir,
      only,
      env: functionsEnvironment(ports),
      log: console.error,
    });
    started.push(emulators);
    started.push(await startMailbox({ ports, runDir, mailDir: path.join(runDir, 'mails') }));
    started.push(await startStripe({ ports, runDir, dataDir: path.join(runDir, 'stripe') }));
    if (emulators.names.includes('storage')) started.push(await startMediaFront(ports));
    record.update();
    console.error(`Emulators ready (${emulators.names.join(', ')}); logs in ${runDir}`);
    process.exitCode = await run(command, ports);
  } finally {
    await Promise.all(started.map((one) => one.stop()));
    await record.close();
  }
}

function readArguments(args: string[]): { only: EmulatorName[]; command: string[] } {
  const { values, positionals } = parseArgs({
    args,
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length === 0) {
    throw new ToolError('Usage: node tools/emulators/run.ts [--only auth,firestore] -- <command>');
  }
  const wanted = values.only?.split(',') ?? EMULATORS;
  const unknown = wanted.filter((name) => !EMULATORS.some((known) => known === name));
  if (unknown.length > 0) {
    throw new ToolError(
      `Unknown emulator ${unknown.join(', ')}: there are ${EMULATORS.join(', ')}.`,
    );
  }
  return { only: EMULATORS.filter((name) => wanted.includes(name)), command: positionals };
}

/** Runs the command and hands signals on to it: what it started is stopped after it, in order. */
function run(command: readonly string[], ports: Ports): Promise<number> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...clientEnvironment(ports) },
    shell: process.platform === 'win32',
  });
  const forward = (signal: NodeJS.Signals) => void child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new ToolError(`'${program}' could not be started: ${error.message}`)),
    );
    child.once('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? (signal === null ? 0 : 1));
    });
  });
}

try {
  await main();
} catch (error) {
  failWith(error);
}
