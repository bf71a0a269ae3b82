import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';

/** A process as it can be recognised later: a pid alone may belong to another program by then. */
export const runningProcessSchema = z.object({
  pid: z.int(),
  parent: z.int(),
  /** moment of the start, in the system's unit; compared for equality only */
  started: z.string(),
  command: z.string(),
});
export type RunningProcess = z.infer<typeof runningProcessSchema>;

const POLL_MS = 50;

/** Every process of the machine; empty where the system has neither /proc nor ps. */
export function listProcesses(): RunningProcess[] {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

function fromProc(): RunningProcess[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      const parsed = parseProcStat(stat);
      // a zombie is gone already, only its parent has not noticed
      return parsed === null || parsed.state === 'Z'
        ? []
        : [{ pid: Number(pid), parent: parsed.parent, started: parsed.started, command }];
    } catch {
      return []; // it ended while the list was read
    }
  });
}

/** Reads state, parent and start from /proc/<pid>/stat, whose second field is a name that may hold spaces and brackets. */
export function parseProcStat(
  stat: string,
): { state: string; parent: number; started: string } | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, parent] = fields;
  const started = fields[19];
  if (state === undefined || parent === undefined || started === undefined) return null;
  return { state, parent: Number(parent), started };
}

function fromPs(): RunningProcess[] {
  const asked = spawnSync('ps', ['-axo', 'pid=,ppid=,lstart=,command='], { encoding: 'utf8' });
  return asked.status === 0 ? parsePs(asked.stdout) : [];
}

/** Reads `ps -axo pid=,ppid=,lstart=,command=`; the start is written as `Sat Nov 21 07:12:00 2026`. */
export function parsePs(output: string): RunningProcess[] {
  const line = /^\s*(\d+)\s+(\d+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\d{4})\s+(.*)$/;
  return output.split('\n').flatMap((text) => {
    const [, pid, parent, started, command] = line.exec(text) ?? [];
    if (pid === undefined || parent === undefined) return [];
    return [
      { pid: Number(pid), parent: Number(parent), started: started ?? '', command: command ?? '' },
    ];
  });
}

/** A process and everything it started that still hangs on it, parents first. */
export function withDescendants(
  roots: readonly number[],
  all: readonly RunningProcess[],
): RunningProcess[] {
  const found = all.filter(({ pid }) => roots.includes(pid));
  for (let index = 0; index < found.length; index += 1) {
    const parent = found[index]?.pid;
    found.push(...all.filter((one) => one.parent === parent && !found.includes(one)));
  }
  return found;
}

/** Those of the remembered processes that still run, and are the same ones. */
export function stillRunning(
  remembered: readonly RunningProcess[],
  all: readonly RunningProcess[],
): RunningProcess[] {
  return remembered.filter((one) => all.some((other) => isSame(one, other)));
}

function isSame(one: RunningProcess, other: RunningProcess): boolean {
  return one.pid === other.pid && one.started === other.started && one.command === other.command;
}

/** Waits until none of the processes runs any more. */
export async function waitForEnd(
  processes: readonly RunningProcess[],
  patience: number,
): Promise<boolean> {
  const deadline = Date.now() + patience;
  for (;;) {
    if (stillRunning(processes, listProcesses()).length === 0) return true;
    if (Date.now() >= deadline) return false;
    await delay(POLL_MS);
  }
}

/** Sends a signal to each; ignores processes that have just ended. */
export function signalAll(processes: readonly RunningProcess[], signal: NodeJS.Signals): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
