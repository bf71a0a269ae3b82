import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import * as z from 'zod/mini';
import { ADVISOR_FACTS, WITH_EMAIL, type Role } from '../roles.ts';
import type { FileFacts, StorageRow } from '../tables/storage.ts';
import { findFirestoreJar } from '../../tools/emulators/firestore-jar.ts';
import { cachedJar } from '../../tools/emulators/firebase-tools.ts';
import { findStorageRuntime } from '../../tools/emulators/storage-runtime.ts';
import { ToolError } from '../../tools/emulators/tool-error.ts';
import { expressionValue, firestoreFields, pathValue } from './expression-value.ts';

const BUCKET = 'demo-wbd-rules.appspot.com';
const READY = -1;

const answerSchema = z.object({
  id: z.optional(z.int()),
  server_request_id: z.optional(z.int()),
  errors: z.optional(z.array(z.string())),
  warnings: z.optional(z.array(z.string())),
  result: z.optional(z.object({ permit: z.optional(z.boolean()) })),
  /** set when the engine asks for a document */
  context: z.optional(z.object({ path: z.string() })),
});
type Answer = z.infer<typeof answerSchema>;

/** storage.rules, compiled. */
export interface Ruleset {
  name: string;
  /** an undefined name in the rules is only that */
  warnings: readonly string[];
}

/**
 * The runtime in which the Storage emulator evaluates storage.rules, used directly: it decides about files of any
 * declared size, and about a thousand requests in seconds. Documents come from the table of roles.
 */
export class StorageEngine {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #count = 0;

  private constructor(jar: string) {
    this.#child = spawn('java', ['-Dwbd.host=lines', '-jar', jar, 'serve'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#receive(line));
  }

  /** @throws ToolError where no such program is to be had */
  static async start(): Promise<StorageEngine> {
    const runtime = await findStorageRuntime(findFirestoreJar().classes);
    if (!runtime.available) throw new ToolError(runtime.reason);
    const engine = new StorageEngine(runtime.binaryPath ?? cachedJar('storage'));
    await engine.#answerTo(READY);
    return engine;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.stdin.end();
    await ended;
  }

  /** @throws Error with what is wrong when the rules do not compile */
  async load(content: string): Promise<Ruleset> {
    const name = String(this.#count);
    const source = { files: [{ name: 'storage.rules', content }] };
    const { errors = [], warnings = [] } = await this.#ask('load_ruleset', {
      rulesetName: name,
      source,
    });
    if (errors.length > 0) throw new Error(`storage.rules: ${errors.join('\n')}`);
    return { name, warnings };
  }

  /** Whether the rules let the row's request through when it comes from this role. */
  async decides(ruleset: Ruleset, row: StorageRow, role: Role): Promise<boolean> {
    const path = `/b/${BUCKET}/o/${row.path}`;
    const answer = await this.#ask('verify', {
      rulesetName: ruleset.name,
      service: 'firebase.storage',
      path,
      method: row.operation,
      ...(row.operation === 'list' && { delimiter: '/' }),
      variables: {
        resource: expressionValue(resource(row.path, row.before, role)),
        request: {
          map_value: {
            fields: {
              path: pathValue(path),
              time: expressionValue(new Date()),
              resource: expressionValue(resource(row.path, row.after, role)),
              auth: expressionValue(
                role === 'visitor'
                  ? null
                  : { uid: role, token: { email_verified: WITH_EMAIL.includes(role) } },
              ),
            },
          },
        },
      },
    });
    if (answer.errors?.length) throw new Error(answer.errors.join('\n'));
    return answer.result?.permit === true;
  }

  async #ask(action: string, context: object): Promise<Answer> {
    const id = this.#count++;
    const answer = this.#answerTo(id);
    this.#send({ action, context, id });
    return answer;
  }

  #answerTo(id: number): Promise<Answer> {
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  #receive(line: string): void {
    const answer = answerSchema.parse(JSON.parse(line));
    if (answer.context && answer.server_request_id !== undefined) {
      this.#send({ ...documentAt(answer.context.path), id: answer.server_request_id });
      return;
    }
    // the engine may repeat an answer: only the first one counts
    const resolve = this.#waiting.get(answer.id ?? READY);
    this.#waiting.delete(answer.id ?? READY);
    resolve?.(answer);
  }

  #send(message: object): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }
}

function resource(path: string, file: FileFacts | null, role: Role): object | null {
  if (!file) return null;
  const { size, contentType, owner } = file;
  const metadata = owner === null ? {} : { owner: owner === 'self' ? role : owner };
  return { name: path, bucket: BUCKET, size, contentType, metadata };
}

/** The reply to the engine's lookup of `advisors/<role>`. */
function documentAt(path: string): object {
  const uid = path.slice(path.lastIndexOf('/') + 1);
  const advisors: Record<string, { lv: number; org: string }> = ADVISOR_FACTS;
  const facts = path.includes('/advisors/') ? advisors[uid] : undefined;
  if (!facts) return { status: 'not_found', warnings: [], errors: [] };
  const result = { name: `projects/demo-wbd${path}`, fields: firestoreFields(facts) };
  return { status: 'ok', result, warnings: [], errors: [] };
}
