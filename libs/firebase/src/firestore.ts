import { AppError, type ErrorCode } from '@wbd/domain';
import { FirebaseError } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  query,
  setLogLevel,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { firebaseApp } from './app.ts';
import { getEnv } from './env.ts';

export { deleteField, limit, orderBy, startAfter, where } from 'firebase/firestore/lite';

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

/** Changes the named fields of a document. */
export async function updateDocument(path: string, changes: DocumentData): Promise<void> {
  await translated(() => updateDoc(doc(client(), path), changes));
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

/** Firestore hands out timestamps; the domain speaks of dates. */
function toDates(data: DocumentData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}
