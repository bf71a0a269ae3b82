import { spawn, type ChildProcess } from 'node:child_process';

/** The programs of packages are scripts there, which only the shell finds. */
const shell = process.platform === 'win32';

export interface CommandOptions {
  env?: Record<string, string>;
  /** also show what it prints */
  show?: boolean;
  /** milliseconds before the program and its child processes are killed; no limit by default */
  limitMs?: number;
}

/** Runs a program to its end and answers its exit code; a signal counts as 1. */
export function run(
  program: string,
  args: string[],
  { env, show, limitMs }: CommandOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: show === false ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell,
      // own process group, so that a child stuck in a loop can be killed, too
      detached: limitMs !== undefined,
    });
    const end = limitMs === undefined ? undefined : endWith(child, limitMs);
    child.once('error', reject);
    child.once('exit', (code) => {
      end?.();
      resolve(code ?? 1);
    });
  });
}

/** Kills the program's process group after the limit or when this process is terminated. @returns cancels the watch */
function endWith(child: ChildProcess, limitMs: number): () => void {
  const end = () => {
    if (child.pid === undefined) return;
    if (shell) child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  };
  const endBoth = () => {
    end();
    process.exit(1);
  };
  const timer = setTimeout(() => {
    console.error(`${child.spawnfile} has not ended after ${limitMs / 1000} s.`);
    end();
  }, limitMs);
  process.once('SIGINT', endBoth);
  process.once('SIGTERM', endBoth);
  return () => {
    clearTimeout(timer);
    process.off('SIGINT', endBoth);
    process.off('SIGTERM', endBoth);
  };
}

/** Starts a program and waits until it prints a line that begins with `ready`. */
export async function startUntilReady(
  program: string,
  args: string[],
  ready: string,
  options: CommandOptions & { timeoutMs: number },
): Promise<ChildProcess> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...options.env },
  });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      // a late child would be left behind, and its output would keep this program waiting
      child.kill('SIGTERM');
      reject(new Error(`${args.join(' ')} was not ready after ${options.timeoutMs / 1000} s`));
    }, options.timeoutMs);
    let tail = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (options.show !== false) process.stdout.write(text);
      tail = (tail + text).slice(-2000);
      if (tail.split('\n').some((line) => line.startsWith(ready))) {
        clearTimeout(timer);
        resolve();
      }
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${args.join(' ')} ended with code ${code} before it was ready`));
    });
  });
  return child;
}

/** Asks a program to end and waits until it has. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
