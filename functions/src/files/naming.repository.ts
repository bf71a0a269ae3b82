import { db } from '../gateways/firestore.ts';
import type { StoredFile } from '../gateways/storage.ts';
import { isIn, NAMING_FIELDS } from './named-files.ts';

/** Firestore compares a field with at most so many values at once. */
const AT_ONCE = 30;

export type OwnedFile = Pick<StoredFile, 'path' | 'owner'>;

/**
 * Of these files those that a row of their owner names as it is stored now; of a file that nobody owns, any row. A
 * stranger's row does not count: whoever names another's file would keep it from being deleted.
 */
export async function stillNamed(files: readonly OwnedFile[]): Promise<Set<string>> {
  const owners = new Map(files.map(({ path, owner }) => [path, owner]));
  const named = new Set<string>();
  const queries = NAMING_FIELDS.flatMap(({ collection, field, target }) => {
    const here = [...owners.keys()].filter((path) => isIn(target, path));
    const chunks = Array.from({ length: Math.ceil(here.length / AT_ONCE) }, (_, index) =>
      here.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
    return chunks.map(async (chunk) => {
      const query = db.collection(collection).where(field, 'in', chunk).select(field, 'advisor');
      for (const row of (await query.get()).docs) {
        const path = String(row.get(field));
        const owner = owners.get(path);
        const rowOwner: unknown = collection === 'advisors' ? row.id : row.get('advisor');
        if (owner === null || owner === rowOwner) named.add(path);
      }
    });
  });
  await Promise.all(queries);
  return named;
}
