import { db } from '../gateways/firestore.ts';
import { isIn, NAMING_FIELDS } from './named-files.ts';

/** Firestore compares a field with at most so many values at once. */
const AT_ONCE = 30;

/** Of these files those that a row names as it is stored now, whoever's row it is. */
export async function stillNamed(paths: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  const queries = NAMING_FIELDS.flatMap(({ collection, field, target }) => {
    const here = paths.filter((path) => isIn(target, path));
    const chunks = Array.from({ length: Math.ceil(here.length / AT_ONCE) }, (_, index) =>
      here.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
    return chunks.map(async (chunk) => {
      const rows = await db.collection(collection).where(field, 'in', chunk).select(field).get();
      for (const row of rows.docs) named.add(String(row.get(field)));
    });
  });
  await Promise.all(queries);
  return named;
}
