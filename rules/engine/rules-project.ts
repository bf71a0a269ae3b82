import { FirebaseError } from 'firebase/app';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteField,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
  serverTimestamp,
  setLogLevel,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import type { Role } from '../roles.ts';
import { callers, type Caller } from './callers.ts';
import { GONE, NOW, type Fields, type Query, type RulesRequest, type Write } from './request.ts';

// denials are expected here
setLogLevel('silent');

/** A separate project inside the Firestore emulator: rules, documents, and requests by each role. */
export class RulesProject {
  readonly #emulator: string;
  readonly #project: string;
  readonly #as: (caller: Caller) => Firestore;

  /** @param host `127.0.0.1:8080` */
  constructor(host: string, project: string) {
    const { hostname, port } = new URL(`http://${host}`);
    this.#emulator = `http://${host}/emulator/v1/projects/${project}`;
    this.#project = project;
    this.#as = callers(project, (app, options) => {
      const firestore = getFirestore(app);
      connectFirestoreEmulator(firestore, hostname, Number(port), options);
      return firestore;
    });
  }

  /**
   * Loads these as the project's rules.
   * @returns the compiler's warnings: empty without any, null when the rules do not compile
   */
  async load(rules: string): Promise<string | null> {
    const answer = await fetch(`${this.#emulator}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
    });
    const text = await answer.text();
    if (!answer.ok) return null;
    return JSON.stringify(JSON.parse(text)) === '{}' ? '' : text;
  }

  /** Replaces all documents by these. */
  async seed(documents: ReadonlyMap<string, Fields>): Promise<void> {
    const all = `${this.#emulator}/databases/(default)/documents`;
    const cleared = await fetch(all, { method: 'DELETE' });
    if (!cleared.ok) throw new Error(`${this.#project} was not emptied: ${await cleared.text()}`);
    await this.restore([...documents.keys()], documents);
  }

  /** Restores documents to their state in `documents`; those that are not in it are deleted. */
  async restore(paths: readonly string[], documents: ReadonlyMap<string, Fields>): Promise<void> {
    const write = paths.map((path): Write => {
      const data = documents.get(path);
      return data ? { set: path, data } : { delete: path };
    });
    await patiently(() => ask(this.#as('operator'), { write }));
  }

  /**
   * Makes a request as this role.
   * @returns whether the rules let the request through
   * @throws Error when the emulator refuses for any other reason
   */
  async decide(request: RulesRequest, role: Role): Promise<boolean> {
    try {
      await patiently(() => ask(this.#as(role), request));
      return true;
    } catch (error) {
      if (codeOf(error) === 'permission-denied') return false;
      throw new Error(`${JSON.stringify(request)} was not decided`, { cause: error });
    }
  }

  /** The emulator's report of which expressions were evaluated, and to what, since the rules were loaded. */
  async coverage(): Promise<unknown> {
    const answer = await fetch(`${this.#emulator}:ruleCoverage`);
    if (!answer.ok) throw new Error(`No report on the rules: ${await answer.text()}`);
    return answer.json();
  }
}

async function ask(as: Firestore, request: RulesRequest): Promise<void> {
  if ('get' in request) await getDoc(doc(as, request.get));
  else if ('list' in request) await getDocs(queryOf(as, request.list));
  else {
    const batch = writeBatch(as);
    for (const write of request.write) {
      if ('set' in write) batch.set(doc(as, write.set), stored(write.data));
      else if ('update' in write) batch.update(doc(as, write.update), changed(write.changes));
      else batch.delete(doc(as, write.delete));
    }
    await batch.commit();
  }
}

function queryOf(as: Firestore, { collection: name, group, also = [], ...asked }: Query) {
  const filters = [...(asked.where ? [asked.where] : []), ...also];
  return query(
    group ? collectionGroup(as, name) : collection(as, name),
    ...filters.map(([field, value, element]) =>
      element === undefined ? where(field, '==', value) : where(field, 'array-contains', element),
    ),
    ...(asked.limit === null ? [] : [limit(asked.limit)]),
  );
}

const changed = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value === NOW) return [name, serverTimestamp()];
      return [name, value === GONE ? deleteField() : value];
    }),
  );

/** A new document has no fields that are gone. */
const stored = (fields: Fields) =>
  changed(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== GONE)));

/** Of two requests that contended for the same document the later one retries. */
async function patiently(attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (codeOf(error) !== 'aborted') throw error;
    await patiently(attempt);
  }
}

const codeOf = (error: unknown) => (error instanceof FirebaseError ? error.code : null);
