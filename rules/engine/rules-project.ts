import * as z from 'zod/mini';
import type { Role } from '../roles.ts';
import type { Fields, RulesRequest } from './request.ts';
import { unsignedToken } from './unsigned-token.ts';
import { encodeQuery, encodeWrite } from './wire.ts';

const ADMIN = 'owner';
const OK = 200;
const DENIED = 403;
const NOT_FOUND = 404;
/** two requests contended for the same document: the later one retries */
const ABORTED = 409;

const problemSchema = z.object({ error: z.object({ status: z.string(), message: z.string() }) });
const errorSchema = z.union([problemSchema, z.array(problemSchema)]);

/** A separate project inside the Firestore emulator: rules, documents, and requests by each role. */
export class RulesProject {
  readonly #host: string;
  readonly #project: string;
  readonly #root: string;

  /** @param host `127.0.0.1:8080` */
  constructor(host: string, project: string) {
    this.#host = `http://${host}`;
    this.#project = project;
    this.#root = `projects/${project}/databases/(default)/documents`;
  }

  /**
   * Loads these as the project's rules.
   * @returns the compiler's warnings: empty without any, null when the rules do not compile
   */
  async load(rules: string): Promise<string | null> {
    const answer = await this.#send(
      'PUT',
      `/emulator/v1/projects/${this.#project}:securityRules`,
      ADMIN,
      { rules: { files: [{ name: 'firestore.rules', content: rules }] } },
    );
    const text = await answer.text();
    if (!answer.ok) return null;
    return JSON.stringify(JSON.parse(text)) === '{}' ? '' : text;
  }

  /** Replaces all documents by these. */
  async seed(documents: ReadonlyMap<string, Fields>): Promise<void> {
    const cleared = await this.#send('DELETE', `/emulator/v1/${this.#root}`, ADMIN);
    await cleared.arrayBuffer();
    await this.restore([...documents.keys()], documents);
  }

  /** Restores documents to their state in `documents`; those that are not in it are deleted. */
  async restore(paths: readonly string[], documents: ReadonlyMap<string, Fields>): Promise<void> {
    const writes = paths.map((path) => {
      const data = documents.get(path);
      return encodeWrite(this.#root, data ? { set: path, data } : { delete: path });
    });
    const answer = await this.#patiently(() =>
      this.#send('POST', `/v1/${this.#root}:commit`, ADMIN, { writes }),
    );
    if (!answer.ok) throw new Error(`Documents could not be stored: ${await answer.text()}`);
    await answer.arrayBuffer();
  }

  /**
   * Makes a request as this role.
   * @returns whether the rules let the request through
   * @throws Error when the emulator refuses for any other reason
   */
  async decide(request: RulesRequest, role: Role): Promise<boolean> {
    const token = role === 'visitor' ? null : unsignedToken(this.#project, role);
    const answer = await this.#patiently(() => this.#ask(request, token));
    const text = await answer.text();
    if (answer.status === OK || ('get' in request && answer.status === NOT_FOUND)) return true;
    if (answer.status === DENIED && statusOf(text) === 'PERMISSION_DENIED') return false;
    throw new Error(`${JSON.stringify(request)} answered ${answer.status}: ${text}`);
  }

  /** The emulator's report of which expressions were evaluated, and to what, since the rules were loaded. */
  async coverage(): Promise<unknown> {
    const path = `/emulator/v1/projects/${this.#project}:ruleCoverage`;
    const answer = await this.#send('GET', path, ADMIN);
    if (!answer.ok) throw new Error(`No report on the rules: ${await answer.text()}`);
    return answer.json();
  }

  #ask(request: RulesRequest, token: string | null): Promise<Response> {
    if ('get' in request) return this.#send('GET', `/v1/${this.#root}/${request.get}`, token);
    if ('list' in request) {
      const { parent, structuredQuery } = encodeQuery(request.list);
      return this.#send('POST', `/v1/${this.#root}${parent}:runQuery`, token, { structuredQuery });
    }
    const writes = request.write.map((write) => encodeWrite(this.#root, write));
    return this.#send('POST', `/v1/${this.#root}:commit`, token, { writes });
  }

  async #patiently(ask: () => Promise<Response>): Promise<Response> {
    let answer = await ask();
    while (answer.status === ABORTED) {
      await answer.arrayBuffer();
      answer = await ask();
    }
    return answer;
  }

  #send(method: string, path: string, token: string | null, body?: object): Promise<Response> {
    return fetch(this.#host + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

function statusOf(text: string): string | undefined {
  const parsed = errorSchema.safeParse(JSON.parse(text));
  if (!parsed.success) return undefined;
  return (Array.isArray(parsed.data) ? parsed.data[0] : parsed.data)?.error.status;
}
