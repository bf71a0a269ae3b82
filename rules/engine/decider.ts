import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import * as z from 'zod/mini';
import { findFirestoreJar } from '../../tools/dev/emulators/firestore-jar.ts';
import { FIREBASE_CLI } from '../../tools/dev/emulators/firebase-tools.ts';
import { requireJava } from '../../tools/dev/emulators/java.ts';
import { ToolError } from '../../tools/base/tool-error.ts';
import type { DecidedRequest } from './decided-request.ts';
import type { Encoded } from './expression-value.ts';
import { rulesetSchema, type Ruleset } from './ruleset.ts';

const PROGRAM = path.join(import.meta.dirname, 'decider', 'Decider.java');

const startSchema = z.object({
  issues: z.array(z.string()),
  decisions: z.optional(z.array(z.boolean())),
  ruleset: z.optional(rulesetSchema),
});

const verdictSchema = z.object({
  id: z.int(),
  by: z.optional(z.int()),
  problem: z.optional(z.string()),
});
type Verdict = z.infer<typeof verdictSchema>;

/** What the rules decide about. */
export interface Case {
  service: 'cloud.firestore' | 'firebase.storage';
  source: string;
  /** what the rules look up, by path from `/databases` on */
  documents: Readonly<Record<string, Encoded>>;
  requests: readonly DecidedRequest[];
}

/** One changed place of the syntax tree. */
export interface Change {
  /** JSON names and indices from the root of the ruleset to the changed part */
  path: readonly (string | number)[];
  value: unknown;
  /** first character of the expression: only requests that evaluate it run */
  place: number;
  /** asks these requests instead */
  among?: readonly number[];
}

/**
 * The rules engine of the Firestore emulator in a process of its own, without the emulator around it: a changed syntax
 * tree needs no compiler, a decision no network.
 */
export class Decider {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting = new Map<number, (verdict: Verdict) => void>();
  #count = 0;
  /** the compiler's: an undefined name in the rules is only a warning */
  readonly issues: readonly string[];
  /** whether each request is allowed */
  readonly decisions: readonly boolean[];
  readonly ruleset: Ruleset;

  private constructor(
    child: ChildProcessByStdio<Writable, Readable, null>,
    started: z.infer<typeof startSchema>,
  ) {
    const { issues, decisions, ruleset } = started;
    if (!decisions || !ruleset) throw new Error(`The rules do not compile:\n${issues.join('\n')}`);
    this.#child = child;
    this.issues = issues;
    this.decisions = decisions;
    this.ruleset = ruleset;
  }

  /** @throws Error when the rules do not compile, or without an engine */
  static async start(given: Case): Promise<Decider> {
    requireJava(console.error);
    const child = spawn('java', ['-cp', firestoreClasses(), PROGRAM], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    child.stdin.write(`${JSON.stringify(given)}\n`);
    const first = await lines.next();
    if (first.done) throw new Error('The rules engine ended before it had answered.');
    const decider = new Decider(child, startSchema.parse(JSON.parse(first.value)));
    void decider.#receive(lines);
    return decider;
  }

  /** The index of a request that the changed rules decide otherwise than expected, null when there is none. */
  async firstMistake(change: Change): Promise<number | null> {
    const id = this.#count++;
    const verdict = new Promise<Verdict>((resolve) => this.#waiting.set(id, resolve));
    this.#child.stdin.write(`${JSON.stringify({ id, ...change })}\n`);
    const { by, problem } = await verdict;
    if (problem !== undefined) throw new Error(problem);
    return by ?? null;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.stdin.end();
    await ended;
  }

  async #receive(lines: AsyncIterator<string>): Promise<void> {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const verdict = verdictSchema.parse(JSON.parse(line.value));
      this.#waiting.get(verdict.id)?.(verdict);
      this.#waiting.delete(verdict.id);
    }
  }
}

/** The jar that holds the engine; firebase-tools downloads it where there is none yet. */
function firestoreClasses(): string {
  const found = findFirestoreJar().classes;
  if (found !== null) return found;
  spawnSync(process.execPath, [FIREBASE_CLI, 'setup:emulators:firestore'], { stdio: 'ignore' });
  const downloaded = findFirestoreJar().classes;
  if (downloaded === null) throw new ToolError('The Firestore emulator could not be downloaded.');
  return downloaded;
}
