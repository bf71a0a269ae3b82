import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOST } from '../../tools/base/workspace.ts';
import { freePorts } from './free-ports.ts';

const root = path.resolve(import.meta.dirname, '../..');

function script(name: string): string {
  return path.join(import.meta.dirname, name);
}

export interface Instances {
  origins: string[];
  stop(): void;
}

/**
 * Starts processes that each answer many requests at a time, as the cloud runs them.
 * @param guarded false replaces what keeps seats from being oversold
 */
export async function startInstances(
  count: number,
  guarded: boolean,
  env: Record<string, string>,
): Promise<Instances> {
  const ports = await freePorts(count);
  const started: ChildProcess[] = [];
  const stop = () => started.forEach((instance) => instance.disconnect());
  try {
    for (const port of ports) started.push(await startInstance(port, guarded, env));
  } catch (error) {
    stop();
    throw error;
  }
  return { origins: ports.map((port) => `http://${HOST}:${port}`), stop };
}

async function startInstance(
  port: number,
  guarded: boolean,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const preload = guarded ? [] : ['--import', pathToFileURL(script('unguarded.ts')).href];
  const child = spawn(process.execPath, [...preload, script('instance.ts')], {
    cwd: root,
    env: { ...process.env, ...env, FUNCTIONS_EMULATOR: 'true', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`An instance ended with code ${code ?? 0}`)));
  });
  return child;
}

/** Runs a load of this folder in a process of its own. @returns what it printed */
export async function runLoad(
  name: 'load.ts' | 'mixed-load.ts',
  addresses: string[],
  env: Record<string, string>,
): Promise<unknown> {
  const child = spawn(process.execPath, [script(name), ...addresses], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The load ended with code ${String(code)}`);
  return JSON.parse(output);
}
