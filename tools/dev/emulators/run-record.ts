import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import {
  listProcesses,
  runningProcessSchema,
  signalAll,
  stillRunning,
  waitForEnd,
  withDescendants,
  type RunningProcess,
} from './processes.ts';
import { GUARD } from './guarded-child.ts';
import { ToolError } from '../../base/tool-error.ts';

const recordSchema = z.object({
  /** the program itself: while it runs, the run is in use */
  owner: runningProcessSchema,
  /** what it started */
  children: z.array(runningProcessSchema),
});

/** Orphans that save the data before they go have this long for it. */
const ORPHANS_PATIENCE_MS = 20_000;
const END_PATIENCE_MS = 5_000;

/** Remembers in a file which processes a run consists of, so that the next one can end what a killed run left behind. */
export class RunRecord {
  readonly #file: string;
  #children: RunningProcess[] = [];

  constructor(runDir: string) {
    this.#file = path.join(runDir, 'processes.json');
  }

  /**
   * Ends what an earlier, killed run left behind: only processes that the record names, with the same start and command
   * line, and their descendants.
   * @returns how many there were
   */
  async endLeftovers(log: (line: string) => void): Promise<number> {
    const record = this.#read();
    if (record === null) return 0;
    const all = listProcesses();
    if (stillRunning([record.owner], all).length > 0) {
      throw new ToolError(
        `The portal is running already (process ${record.owner.pid}): stop it first, or give the second one other ports with WBD_PORT_OFFSET.`,
      );
    }
    const roots = stillRunning(record.children, all).map(({ pid }) => pid);
    const leftovers = withDescendants(roots, all);
    if (leftovers.length > 0) {
      log(`Ending ${leftovers.length} processes that a killed run left behind …`);
      await endOrphans(leftovers);
    }
    rmSync(this.#file, { force: true });
    return leftovers.length;
  }

  /** Writes down what this program has started, together with what was written down before and still runs. */
  update(): void {
    const all = listProcesses();
    const owner = all.find(({ pid }) => pid === process.pid);
    if (!owner) return;
    const now = withDescendants([process.pid], all).filter((one) => one !== owner);
    const before = stillRunning(this.#children, all).filter(
      (one) => !now.some(({ pid }) => pid === one.pid),
    );
    this.#children = [...now, ...before];
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const unfinished = `${this.#file}.new`;
    writeFileSync(unfinished, JSON.stringify({ owner, children: this.#children }, null, 2));
    renameSync(unfinished, this.#file);
  }

  /** Ends what a program of this run left behind when it was killed, so that its ports are free again. */
  async endDescendantsOf(pid: number): Promise<void> {
    const known = withDescendants([pid], this.#children);
    await endByForce(stillRunning(known, listProcesses()));
  }

  /** Ends what of the run is still there, by force if need be, and forgets it. */
  async close(): Promise<void> {
    this.update();
    const all = listProcesses();
    const roots = stillRunning(this.#children, all).map(({ pid }) => pid);
    await endByForce(withDescendants(roots, all));
    rmSync(this.#file, { force: true });
  }

  #read(): z.infer<typeof recordSchema> | null {
    if (!existsSync(this.#file)) return null;
    const parsed = recordSchema.safeParse(parseJson(readFileSync(this.#file, 'utf8')));
    return parsed.success ? parsed.data : null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Guarded orphans notice by themselves that their portal is gone, save the data and end; the others are made to. */
async function endOrphans(orphans: readonly RunningProcess[]): Promise<void> {
  const guarded = orphans.filter(({ command }) => command.includes(GUARD));
  await waitForEnd(guarded, ORPHANS_PATIENCE_MS);
  await endByForce(orphans);
}

async function endByForce(processes: readonly RunningProcess[]): Promise<void> {
  signalAll(stillRunning(processes, listProcesses()), 'SIGTERM');
  if (await waitForEnd(processes, END_PATIENCE_MS)) return;
  signalAll(stillRunning(processes, listProcesses()), 'SIGKILL');
  await waitForEnd(processes, END_PATIENCE_MS);
}
