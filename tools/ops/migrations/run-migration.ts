import { migrationProgressSchema, type MigrationProgress } from '@wbd/domain/bookkeeping';
import { COLLECTIONS, type CollectionName } from '@wbd/domain/collections';
import {
  FieldPath,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { db, isOutdated, toDates } from '../../../functions/src/core/firestore.ts';
import type { Migration } from './migration.ts';

export interface MigrationOptions {
  /** counts what would change and writes nothing */
  dryRun: boolean;
  /** documents read at once */
  pageSize?: number;
}

export interface MigrationResult {
  read: number;
  changed: number;
  /** paths of documents that do not fit their schema; they stay as they are */
  unreadable: string[];
}

const PAGE_SIZE = 300;

/**
 * Runs a migration over all documents of its collections, page by page. A run that was interrupted continues after its
 * last finished page; after a complete one, another run starts over and finds nothing to change.
 */
export async function runMigration(
  migration: Migration,
  { dryRun, pageSize = PAGE_SIZE }: MigrationOptions,
): Promise<MigrationResult> {
  const progress = db.doc(`migrations/${migration.name}`);
  const stored = dryRun ? undefined : (await progress.get()).data();
  const begun = stored === undefined ? null : migrationProgressSchema.parse(stored);
  const result: MigrationResult = { read: 0, changed: 0, unreadable: [] };
  for (const collection of collectionsFrom(migration, begun?.collection)) {
    const start = begun?.collection === collection ? begun.last : null;
    for await (const page of pages(collection, start, pageSize)) {
      await migratePage(migration, collection, page, dryRun, result);
      const last = page.at(-1)?.ref.path;
      if (dryRun || last === undefined) continue;
      await progress.set({ collection, last } satisfies MigrationProgress);
    }
  }
  if (!dryRun) await progress.delete();
  return result;
}

/** The collections that are still to do, from the one where the last run stopped. */
function collectionsFrom(
  { collections }: Migration,
  begun: string | undefined,
): readonly CollectionName[] {
  const index = collections.findIndex((name) => name === begun);
  return collections.slice(Math.max(index, 0));
}

async function* pages(
  collection: CollectionName,
  start: string | null,
  size: number,
): AsyncIterable<QueryDocumentSnapshot[]> {
  const all = db.collectionGroup(collection).orderBy(FieldPath.documentId()).limit(size);
  let from = start === null ? all : all.startAfter(db.doc(start));
  for (;;) {
    const { docs } = await from.get();
    const last = docs.at(-1);
    if (!last) return;
    yield docs;
    from = all.startAfter(last);
  }
}

async function migratePage(
  migration: Migration,
  collection: CollectionName,
  page: readonly DocumentSnapshot[],
  dryRun: boolean,
  result: MigrationResult,
): Promise<void> {
  const outcomes = await Promise.all(
    page.map((document) => migrate(migration, collection, document, dryRun)),
  );
  page.forEach(({ ref }, index) => {
    result.read += 1;
    if (outcomes[index] === 'changed') result.changed += 1;
    if (outcomes[index] === 'unreadable') result.unreadable.push(ref.path);
  });
}

type Outcome = 'changed' | 'unchanged' | 'unreadable';

async function migrate(
  migration: Migration,
  collection: CollectionName,
  document: DocumentSnapshot,
  dryRun: boolean,
): Promise<Outcome> {
  const { ref, updateTime } = document;
  const stored = document.data();
  if (!stored || !updateTime) return 'unchanged';
  const data = { ...toDates(stored), id: document.id };
  const changes = migration.change(data, collection);
  const fits = COLLECTIONS[collection].schema.safeParse({ ...data, ...changes }).success;
  if (!fits) return 'unreadable';
  if (changes === null) return 'unchanged';
  if (dryRun) return 'changed';
  try {
    await ref.update(changes, { lastUpdateTime: updateTime });
    return 'changed';
  } catch (error) {
    if (!isOutdated(error)) throw error;
    // the portal wrote to it in between: decide again
    return migrate(migration, collection, await ref.get(), dryRun);
  }
}
