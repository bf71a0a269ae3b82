import { initializeApp } from 'firebase-admin/app';
import {
  getFirestore,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Settings,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { log } from './log/log.ts';

/** As long as a browser waits for a call. */
const REQUEST_LIMIT_SECONDS = 20;

export const app = initializeApp();
export const db = getFirestore(app);
// without it the client library waits 60 s for a write and 300 s for each of its attempts to read
db.settings(requestLimit(REQUEST_LIMIT_SECONDS));

/** Settings that give every request a time limit; a listener, which is one long request, has none. */
export function requestLimit(seconds: number): Settings {
  const service = 'google.firestore.v1.Firestore';
  const methodConfig = [
    { name: [{ service }], timeout: `${seconds}s` },
    { name: [{ service, method: 'Listen' }] },
  ];
  return { 'grpc.service_config': JSON.stringify({ methodConfig }) };
}

/** Parses a document with its schema; null when it does not exist. */
export function parseDocument<Schema extends z.ZodMiniType>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): z.output<Schema> | null {
  const data = snapshot.data();
  return data ? schema.parse({ ...toDates(data), id: snapshot.id }) : null;
}

/** Parses the documents of a result. One that does not fit is left out and logged: it must not take the others with it. */
export function parseDocuments<Schema extends z.ZodMiniType>(
  schema: Schema,
  snapshots: readonly DocumentSnapshot[],
): z.output<Schema>[] {
  return snapshots.flatMap((snapshot) => {
    try {
      const parsed = parseDocument(schema, snapshot);
      return parsed === null ? [] : [parsed];
    } catch (error) {
      log('document.unreadable', { path: snapshot.ref.path }, error);
      return [];
    }
  });
}

/** A document to create. */
export interface NewDocument {
  path: string;
  data: DocumentData;
}

/** What is stored of an entity: all but the id, which is the document's name. */
export function toData({ id: _, ...data }: { id: string }): DocumentData {
  return data;
}

/** Firestore returns timestamps, the domain uses dates, also inside a map. */
export function toDates(data: DocumentData): Record<string, unknown> {
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

/** Tells refused writes from those that may not have arrived. */
export const grpcStatus = {
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  permissionDenied: 7,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  unavailable: 14,
  unauthenticated: 16,
} as const;

/** The gRPC status of what Firestore threw, null when it is something else. */
export function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'number' ? error.code : null;
}

/**
 * True when a write with preconditions came too late: the document has changed since it was read, nothing was written.
 */
export function isOutdated(error: unknown): boolean {
  const status = statusOf(error);
  return (
    status === grpcStatus.failedPrecondition ||
    status === grpcStatus.alreadyExists ||
    status === grpcStatus.aborted ||
    status === grpcStatus.notFound
  );
}

/** True when the write may or may not have arrived. */
export function isUncertain(error: unknown): boolean {
  const status = statusOf(error);
  return status === grpcStatus.unavailable || status === grpcStatus.deadlineExceeded;
}
