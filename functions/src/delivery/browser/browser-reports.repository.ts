import { browserHourSchema } from '@wbd/domain/bookkeeping';
import { keptMs } from '@wbd/domain/retention';
import { bucketOf, type BrowserReport } from '@wbd/domain/reports';
import { FieldValue } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { db, toDates } from '../../core/firestore.ts';

const HOUR_MS = 60 * 60_000;
const KEPT_MS = keptMs('browserReports');
/** Instances write to one of them each: a document takes about one write a second. */
export const SHARDS = 2;
/** How far back the operator looks. */
export const HOURS = 12;

/** Counts of one hour. */
export interface CountedHour extends Omit<z.infer<typeof browserHourSchema>, 'expiresAt'> {
  /** when it began */
  hour: Date;
}

const startOf = (time: Date) => new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS);
const rowOf = (hour: Date, shard: number) =>
  db.doc(`browserReports/${hour.toISOString().slice(0, 13)}-${shard}`);

/** Adds a report to the counts of its hour. */
export async function countReport(
  { errors, vitals }: BrowserReport,
  now: Date,
  shard: number,
): Promise<void> {
  const hour = startOf(now);
  // names no part without counts: merged as an empty map it would take away what is there
  const counted: Tree = {};
  for (const { module, version } of errors) add(counted, ['errors', module, version]);
  for (const { name, value, module } of vitals) {
    add(counted, ['vitals', name, module, String(bucketOf(name, value))]);
  }
  const expiresAt = new Date(hour.getTime() + KEPT_MS);
  await rowOf(hour, shard).set({ ...increments(counted), expiresAt }, { merge: true });
}

interface Tree {
  [key: string]: Tree | number;
}

function add(tree: Tree, [key = '', ...rest]: readonly string[]): void {
  const at = tree[key];
  if (rest.length === 0) {
    tree[key] = (typeof at === 'number' ? at : 0) + 1;
    return;
  }
  const next = typeof at === 'object' ? at : {};
  tree[key] = next;
  add(next, rest);
}

function increments(tree: Tree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'number' ? FieldValue.increment(value) : increments(value),
    ]),
  );
}

/** The counts of the last hours, the latest first; one without any is left out. Costs a read for each hour and shard. */
export async function readHours(now: Date): Promise<CountedHour[]> {
  const latest = startOf(now).getTime();
  const hours = Array.from({ length: HOURS }, (_, back) => new Date(latest - back * HOUR_MS));
  const rows = hours.flatMap((hour) =>
    Array.from({ length: SHARDS }, (_, shard) => ({ hour, ref: rowOf(hour, shard) })),
  );
  const stored = await db.getAll(...rows.map(({ ref }) => ref));
  return stored.flatMap((snapshot, index) => {
    const hour = rows[index]?.hour;
    const counted = browserHourSchema.safeParse(toDates(snapshot.data() ?? {}));
    return hour && counted.success ? [{ hour, ...counted.data }] : [];
  });
}
