import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { WORKSPACE_ROOT } from '../../base/workspace.ts';

/**
 * The preload that makes a program end with the portal; also how its processes are recognised. An address, because a
 * Windows path begins like one.
 */
export const GUARD = pathToFileURL(path.join(import.meta.dirname, 'guard.ts')).href;

export interface GuardedChild {
  readonly process: ChildProcess;
  /** resolves with what to say about it once the program ended */
  readonly ended: Promise<string>;
  hasEnded(): boolean;
  /** asks it to shut down, waits, and ends it by force if it does not */
  stop(patience: number): Promise<void>;
}

export interface GuardedChildOptions {
  script: string;
  args: readonly string[];
  cwd: string;
  logFile: string;
  env?: Readonly<Record<string, string>>;
}

/**
 * Starts a Node program in a process group of its own, so that Ctrl-C at the terminal reaches the portal alone and the
 * portal decides in which order everything stops. Output goes to a file: a pipe would break with the portal.
 */
export function startGuarded(options: GuardedChildOptions): GuardedChild {
  const log = openSync(options.logFile, 'w');
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', GUARD, options.script, ...options.args],
    {
      cwd: options.cwd,
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
      env: { ...process.env, PATH: pathWithNode(), ...options.env },
    },
  );
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve(signal === null ? `code ${code ?? 0}` : `signal ${signal}`),
    );
  });
  const hasEnded = () =>
    child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    process: child,
    ended,
    hasEnded,
    async stop(patience) {
      if (hasEnded()) return;
      child.kill('SIGINT');
      const timer = new AbortController();
      const late = delay(patience, 'late', { signal: timer.signal }).catch(() => 'cancelled');
      if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL');
      timer.abort();
      await ended;
    },
  };
}

/** The scripts some programs start name `node`: it must be the one that runs this. */
function pathWithNode(): string {
  const own = [path.dirname(process.execPath), path.join(WORKSPACE_ROOT, 'node_modules/.bin')];
  return [...own, process.env['PATH'] ?? ''].join(path.delimiter);
}
