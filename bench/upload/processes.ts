import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** The browser that runs with this profile, and every process that it started. Linux tells, in /proc. */
export function browserProcesses(profile: string): Process[] {
  const all = readdirSync('/proc').flatMap((name) => readProcess(Number(name)) ?? []);
  const found = all.filter(
    ({ command }) => command.includes(`--user-data-dir=${profile}`) && !command.includes('--type='),
  );
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
  return found;
}

/** Ends a browser as a crash or an empty battery does: at once, without a word to any of its processes. */
export function killBrowser(profile: string): void {
  for (const { pid } of browserProcesses(profile)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // the end of its parent may have ended it
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Bytes that the largest page of a browser takes; shared memory is divided among those who share it. */
export function largestPageBytes(profile: string): number {
  const pages = browserProcesses(profile).filter(({ command }) =>
    command.includes('--type=renderer'),
  );
  return Math.max(0, ...pages.map(({ pid }) => proportionalBytes(pid)));
}

function proportionalBytes(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '')?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

function readProcess(pid: number): Process | null {
  if (!Number.isInteger(pid)) return null;
  const command = read(`/proc/${pid}/cmdline`);
  const parent = /^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return command === null || parent === undefined
    ? null
    : { pid, parent: Number(parent), command: command.replaceAll('\0', ' ') };
}

/** @returns null for a process that has ended meanwhile */
function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
