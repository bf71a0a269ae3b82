import { spawn, type ChildProcess } from 'node:child_process';

/** The programs of packages are scripts there, which only the shell finds. */
const shell = process.platform === 'win32';

export interface CommandOptions {
  env?: Record<string, string>;
  /** also show what it prints */
  show?: boolean;
}

/** Runs a program to its end and answers its exit code; a signal counts as 1. */
export function run(
  program: string,
  args: string[],
  options: CommandOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: options.show === false ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...options.env },
      shell,
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
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
