import { AppError, type ErrorCode } from '@wbd/domain';
import { FirebaseError } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
  setLogLevel,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { firebaseApp } from './app.ts';
import { getEnv } from './env.ts';

export {
  deleteField,
  limit,
  orderBy,
  serverTimestamp,
  startAfter,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';

/** Ids that no document can have. Addresses hold whatever people write, and Firestore would answer with a failure. */
const IMPOSSIBLE = /\/(?:\.{1,2}|__.*__|.{1501,})$/;

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
 * @throws AppError `permission/denied` or `unavailable`; ZodError when the stored data does not fit
 */
export async function readDocument<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
): Promise<z.infer<Schema> | null> {
  if (IMPOSSIBLE.test(path)) return null;
  const snapshot = await translated(() => getDoc(doc(client(), path)));
  const data = snapshot.data();
  return data ? schema.parse({ ...toDates(data), id: snapshot.id }) : null;
}

/**
 * Reads the documents of a collection that match, each parsed with the schema.
 * @param path path of the collection
 */
export async function readCollection<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  ...constraints: QueryConstraint[]
): Promise<z.infer<Schema>[]> {
  const result = await translated(() => getDocs(query(collection(client(), path), ...constraints)));
  return result.docs.map((snapshot) =>
    schema.parse({ ...toDates(snapshot.data()), id: snapshot.id }),
  );
}

/**
 * Reads every document of a collection that matches, in as many requests as it takes.
 * @param path path of the collection
 * @param pageSize documents a request asks for: at most what the rules hand out
 */
export async function readWholeCollection<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  pageSize: number,
  ...constraints: QueryConstraint[]
): Promise<z.infer<Schema>[]> {
  const found: z.infer<Schema>[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const from = last ? [startAfter(last)] : [];
    const page = query(collection(client(), path), ...constraints, ...from, limit(pageSize));
    const { docs } = await translated(() => getDocs(page));
    found.push(...docs.map((one) => schema.parse({ ...toDates(one.data()), id: one.id })));
    last = docs.length < pageSize ? undefined : docs.at(-1);
  } while (last);
  return found;
}

/** Adds a document and returns its new id. */
export async function addDocument(path: string, data: DocumentData): Promise<string> {
  const reference = await translated(() => addDoc(collection(client(), path), data));
  return reference.id;
}

/** An id for a document that is still to be written, so that every attempt to write it is the same write. */
export function newDocumentId(): string {
  return doc(collection(client(), 'ids')).id;
}

/** Writes a whole document under an id that was chosen before; writing it a second time changes nothing. */
export async function setDocument(path: string, data: DocumentData): Promise<void> {
  await translated(() => setDoc(doc(client(), path), data));
}

/** Sets what is named, also inside of maps, and leaves the rest as it is; creates the document when it is missing. */
export async function mergeDocument(path: string, data: DocumentData): Promise<void> {
  await translated(() => setDoc(doc(client(), path), data, { merge: true }));
}

/** Changes the named fields of a document. */
export async function updateDocument(path: string, changes: DocumentData): Promise<void> {
  await translated(() => updateDoc(doc(client(), path), changes));
}

/** Deletes a document. */
export async function deleteDocument(path: string): Promise<void> {
  await translated(() => deleteDoc(doc(client(), path)));
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
  await translated(() => batch.commit());
}

async function translated<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    throw new AppError(codeOf(error), { cause: error });
  }
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof FirebaseError && error.code === 'permission-denied'
    ? 'permission/denied'
    : 'unavailable';
}

/** Firestore hands out timestamps; the domain speaks of dates, also inside a map. */
function toDates(data: DocumentData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [key, toDate(value)]),
  );
}

function toDate(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  return isMap(value) ? toDates(value) : value;
}

function isMap(value: unknown): value is DocumentData {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
