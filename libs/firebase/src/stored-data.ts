import { AppError } from '@wbd/domain/errors';
import { Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

/**
 * Parses one stored document.
 * @returns null when it does not exist
 * @throws AppError `data/unreadable` when it does not fit its schema
 */
export function parseDocument<Schema extends z.ZodMiniType>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): z.infer<Schema> | null {
  const data = snapshot.data();
  if (!data) return null;
  const parsed = z.safeParse(schema, { ...toDates(data), id: snapshot.id });
  if (parsed.success) return parsed.data;
  report(snapshot, parsed.error);
  throw new AppError('data/unreadable', { cause: parsed.error });
}

/** Parses the documents of a list. One that does not fit is left out and reported, so that the others are shown. */
export function parseDocuments<Schema extends z.ZodMiniType>(
  schema: Schema,
  snapshots: readonly DocumentSnapshot[],
): z.infer<Schema>[] {
  return snapshots.flatMap((snapshot) => {
    const parsed = z.safeParse(schema, { ...toDates(snapshot.data() ?? {}), id: snapshot.id });
    if (parsed.success) return [parsed.data];
    report(snapshot, parsed.error);
    return [];
  });
}

/** Names the document and the fields that do not fit, never their values: those are people's data. */
function report({ ref }: DocumentSnapshot, { issues }: z.core.$ZodError): void {
  const fields = issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
  console.error(`${ref.path} does not fit its schema (${fields.join(', ')})`);
}

/** Firestore returns timestamps, the domain uses dates, also inside a map. */
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
