import { db } from '../../core/firestore.ts';
import { isIn, NAMING_FIELDS } from './named-files.ts';

/** Empties a field of a row, if it still names this file. */
export async function forget(
  { collection, id }: { collection: string; id: string },
  field: string,
  path: string,
): Promise<void> {
  const row = db.collection(collection).doc(id);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(row);
    if (stored.get(field) === path) transaction.update(row, { [field]: null });
  });
}

/** Firestore compares a field with at most so many values at once. */
const AT_ONCE = 30;

/**
 * Of these files those that a row names as it is stored now.
 * @param by the advisor whose rows count; every row when there is none
 */
export async function stillNamed(paths: readonly string[], by?: string): Promise<Set<string>> {
  const named = new Set<string>();
  const queries = NAMING_FIELDS.flatMap(({ collection, field, target }) => {
    const here = paths.filter((path) => isIn(target, path));
    const chunks = Array.from({ length: Math.ceil(here.length / AT_ONCE) }, (_, index) =>
      here.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
    return chunks.map(async (chunk) => {
      const query = db.collection(collection).where(field, 'in', chunk).select(field, 'advisor');
      for (const row of (await query.get()).docs) {
        const advisor: unknown = collection === 'advisors' ? row.id : row.get('advisor');
        if (by === undefined || advisor === by) named.add(String(row.get(field)));
      }
    });
  });
  await Promise.all(queries);
  return named;
}
