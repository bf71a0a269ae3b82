import { AppError, withTimeLimit, type ErrorCode } from '@wbd/domain/errors';
import { FirebaseError } from 'firebase/app';
import {
  addDoc,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
  runTransaction,
  setLogLevel,
  setDoc,
  startAfter,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { dequal } from 'dequal';
import type * as z from 'zod/mini';
import { firebaseApp } from './app.ts';
import { getEnv } from './env.ts';
import { parseDocument, parseDocuments } from './stored-data.ts';

export {
  deleteField,
  documentId,
  limit,
  orderBy,
  serverTimestamp,
  startAfter,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';

/** Ids that no document can have. They come from addresses that people type, and Firestore would answer with a failure. */
const IMPOSSIBLE = /\/(?:\.{1,2}|__.*__|.{1501,})$/;

/** A document or a write is small; a connection that needs longer is as good as none. */
const REQUEST_LIMIT_MS = 15_000;
/** A list may be megabytes, on a slow line. */
const LIST_LIMIT_MS = 60_000;

let firestore: Firestore | undefined;

function client(): Firestore {
  if (firestore) return firestore;
  const { emulators } = getEnv();
  // a failed request reaches its caller as an AppError, once
  setLogLevel('silent');
  firestore = getFirestore(firebaseApp());
  if (emulators) connectFirestoreEmulator(firestore, '127.0.0.1', emulators.firestore);
  return firestore;
}

/**
 * Reads one document and parses it with its schema.
 * @param path path of the document, e.g. `publicPages/pro`
 * @returns null when it does not exist
 * @throws AppError `permission/denied`, `unavailable`, `timeout`, or `data/unreadable` when it does not fit its schema
 */
export async function readDocument<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
): Promise<z.infer<Schema> | null> {
  if (IMPOSSIBLE.test(path)) return null;
  return parseDocument(schema, await request(() => getDoc(doc(client(), path))));
}

/**
 * Reads the documents of a collection that match, each parsed with the schema; one that does not fit is left out and
 * reported in the console.
 * @param path path of the collection
 */
export async function readCollection<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  ...constraints: QueryConstraint[]
): Promise<z.infer<Schema>[]> {
  const wanted = query(collection(client(), path), ...constraints);
  const { docs } = await request(() => getDocs(wanted), LIST_LIMIT_MS);
  return parseDocuments(schema, docs);
}

/** Like `readCollection`, for all collections of a name, wherever they are. */
export async function readGroup<Schema extends z.ZodMiniType>(
  schema: Schema,
  name: string,
  ...constraints: QueryConstraint[]
): Promise<z.infer<Schema>[]> {
  const wanted = query(collectionGroup(client(), name), ...constraints);
  const { docs } = await request(() => getDocs(wanted), LIST_LIMIT_MS);
  return parseDocuments(schema, docs);
}

/**
 * Reads every document of a collection that matches, in as many requests as it takes.
 * @param path path of the collection
 * @param pageSize documents a request asks for: at most what the rules hand out
 */
export function readWholeCollection<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  pageSize: number,
  ...constraints: QueryConstraint[]
): Promise<z.infer<Schema>[]> {
  return readWhole(schema, collection(client(), path), pageSize, constraints);
}

/**
 * Like `readWholeCollection`, for all collections of a name, wherever they are.
 * @param name last segment of the collections' paths
 */
export function readWholeGroup<Schema extends z.ZodMiniType>(
  schema: Schema,
  name: string,
  pageSize: number,
  ...constraints: QueryConstraint[]
): Promise<z.infer<Schema>[]> {
  return readWhole(schema, collectionGroup(client(), name), pageSize, constraints);
}

async function readWhole<Schema extends z.ZodMiniType>(
  schema: Schema,
  source: Query,
  pageSize: number,
  constraints: readonly QueryConstraint[],
): Promise<z.infer<Schema>[]> {
  const found: z.infer<Schema>[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const from = last ? [startAfter(last)] : [];
    const page = query(source, ...constraints, ...from, limit(pageSize));
    const { docs } = await request(() => getDocs(page), LIST_LIMIT_MS);
    found.push(...parseDocuments(schema, docs));
    last = docs.length < pageSize ? undefined : docs.at(-1);
  } while (last);
  return found;
}

/** Where a page of a list ended. */
export type PageEnd = QueryDocumentSnapshot;

export interface Page<Entity> {
  items: Entity[];
  /** null on the last page */
  end: PageEnd | null;
}

/**
 * Reads one page of the documents that match, and one document more to know whether another page follows.
 * @param after where the page before ended; null for the first one
 */
export async function readPage<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  { pageSize, after }: { pageSize: number; after: PageEnd | null },
  ...constraints: QueryConstraint[]
): Promise<Page<z.infer<Schema>>> {
  const from = after ? [startAfter(after)] : [];
  const wanted = query(collection(client(), path), ...constraints, ...from, limit(pageSize + 1));
  const { docs } = await request(() => getDocs(wanted), LIST_LIMIT_MS);
  const shown = docs.slice(0, pageSize);
  const end = docs.length > pageSize ? (shown.at(-1) ?? null) : null;
  return { items: parseDocuments(schema, shown), end };
}

/** Counts the documents that match without reading them. */
export async function countDocuments(
  path: string,
  ...constraints: QueryConstraint[]
): Promise<number> {
  const wanted = query(collection(client(), path), ...constraints);
  return (await request(() => getCount(wanted))).data().count;
}

/** Adds a document and returns its new id. */
export async function addDocument(path: string, data: DocumentData): Promise<string> {
  const reference = await write(() => addDoc(collection(client(), path), data));
  return reference.id;
}

/** An id for a document that is still to be written, so that every attempt to write it is the same write. */
export function newDocumentId(): string {
  return doc(collection(client(), 'ids')).id;
}

/** Writes a whole document under an id that was chosen before; writing it a second time changes nothing. */
export async function setDocument(path: string, data: DocumentData): Promise<void> {
  await write(() => setDoc(doc(client(), path), data));
}

/** Sets what is named, also inside of maps, and leaves the rest as it is; creates the document when it is missing. */
export async function mergeDocument(path: string, data: DocumentData): Promise<void> {
  await write(() => setDoc(doc(client(), path), data, { merge: true }));
}

/** Changes the named fields of a document. */
export async function updateDocument(path: string, changes: DocumentData): Promise<void> {
  await write(() => updateDoc(doc(client(), path), changes));
}

/**
 * Saves what a person edited, unless one of the edited fields was changed elsewhere since they opened it. Changes of
 * other fields stay. Costs one read.
 * @param opened the document as the form began with it
 * @returns the document as it is now
 * @throws AppError `conflict` when an edited field was changed elsewhere or the document is gone; nothing is written
 */
export async function updateIfUnchanged<Entity extends object>(
  schema: z.ZodMiniType<Entity>,
  path: string,
  opened: NoInfer<Entity>,
  changes: Partial<NoInfer<Entity>> & DocumentData,
): Promise<Entity> {
  const target = doc(client(), path);
  // writes only if the document is still as it was read here, and starts over otherwise
  return write(() =>
    runTransaction(client(), async (transaction) => {
      const current = parseDocument(schema, await transaction.get(target));
      if (current === null) throw new AppError('conflict');
      const changed = { ...current, ...changes };
      // an earlier attempt arrived and its answer was lost
      if (dequal(changed, current)) return current;
      if (!dequal(pick(opened, changes), pick(current, changes))) throw new AppError('conflict');
      transaction.update(target, changes);
      return changed;
    }),
  );
}

/** Deletes a document. */
export async function deleteDocument(path: string): Promise<void> {
  await write(() => deleteDoc(doc(client(), path)));
}

/** One write of several that happen together. */
export type Write =
  { kind: 'set' | 'update'; path: string; data: DocumentData } | { kind: 'delete'; path: string };

/** Makes all of the writes, or none. */
export async function writeTogether(writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(client());
  for (const write of writes) {
    const target = doc(client(), write.path);
    if (write.kind === 'set') batch.set(target, write.data);
    else if (write.kind === 'update') batch.update(target, write.data);
    else batch.delete(target);
  }
  await write(() => batch.commit());
}

/** The fields of an entity that are among the changes. */
function pick(entity: object, changes: object): object {
  return Object.fromEntries(Object.entries(entity).filter(([name]) => name in changes));
}

const write = <Result>(make: () => Promise<Result>) => explainDenial(() => request(make));

/**
 * Runs what writes documents or files. While the operator has stopped writing the rules deny every write: then the denial
 * says so.
 * @throws AppError `maintenance` in place of `permission/denied`, and what else `run` throws
 */
export async function explainDenial<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isDenied = error instanceof AppError && error.code === 'permission/denied';
    throw isDenied && (await writingIsStopped()) ? new AppError('maintenance') : error;
  }
}

/** False when it cannot be read. */
async function writingIsStopped(): Promise<boolean> {
  try {
    const found = await request(() => getDoc(doc(client(), 'config/maintenance')));
    return found.exists();
  } catch {
    return false;
  }
}

async function request<Result>(
  make: () => Promise<Result>,
  limitMs = REQUEST_LIMIT_MS,
): Promise<Result> {
  try {
    return await withTimeLimit(limitMs, make);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(codeOf(error), { cause: error });
  }
}

function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof FirebaseError)) return 'unavailable';
  if (error.code === 'permission-denied') return 'permission/denied';
  // others kept writing to the same document while this write was repeated
  return error.code === 'aborted' ? 'conflict' : 'unavailable';
}
