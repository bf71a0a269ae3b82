import * as z from 'zod/mini';
import type { Query } from './queries.ts';

const scope = { queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']) };

/** firestore.indexes.json, as firebase-tools deploys it. */
export const indexFileSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
      fields: z.array(
        z.union([
          z.object({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
          z.object({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
        ]),
      ),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      /** documents are thrown away at the time that the field holds */
      ttl: z.optional(z.boolean()),
      indexes: z.array(
        z.union([
          z.object({ ...scope, order: z.literal('ASCENDING') }),
          z.object({ ...scope, arrayConfig: z.literal('CONTAINS') }),
        ]),
      ),
    }),
  ),
});
export type IndexFile = z.infer<typeof indexFileSchema>;

/**
 * The composite index a query asks for, as text; null when Firestore's own indexes of single fields do: for equalities
 * alone, which it merges, and for a single field with a range or an order.
 */
export function compositeOf(query: Query): string | null {
  const { collection, group, owned, equal: named = [], contains, ordered = [], summed } = query;
  const equal = owned ? ['advisor', ...named] : named;
  const fields = ordered.filter((field) => field !== '__name__');
  if (fields.length === 0) return null;
  if (contains === undefined && equal.length + fields.length < 2) return null;
  return describe(scoped(collection, group), [
    ...(contains === undefined ? [] : [{ fieldPath: contains, arrayConfig: 'CONTAINS' }]),
    ...equal.map((field) => ({ fieldPath: field, order: 'ASCENDING' })),
    ...fields.map((field) => ({
      fieldPath: field.replace('-', ''),
      order: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
    })),
    ...(summed === undefined ? [] : [{ fieldPath: summed, order: 'ASCENDING' }]),
  ]);
}

export function compositesIn({ indexes }: IndexFile): string[] {
  return indexes.map(({ collectionGroup, queryScope, fields }) =>
    describe(scoped(collectionGroup, queryScope === 'COLLECTION_GROUP'), fields),
  );
}

/** A query across collections has indexes of its own. */
function scoped(collection: string, group = false): string {
  return group ? `every ${collection}` : collection;
}

/** A field is indexed across all collections of a name only where the file says so. */
export function groupFieldsOf(query: Query): string[] {
  const { collection, group, equal = [], ordered = [] } = query;
  return group && compositeOf(query) === null
    ? [...equal, ...ordered].map((field) => `${collection}.${field}`)
    : [];
}

export function groupFieldsIn({ fieldOverrides }: IndexFile): string[] {
  return fieldOverrides
    .filter(({ indexes }) => indexes.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP'))
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
}

type IndexField = { fieldPath: string; order: string } | { fieldPath: string; arrayConfig: string };

function describe(collection: string, fields: readonly IndexField[]): string {
  const words = fields.map((field) => {
    const how = 'order' in field ? field.order : field.arrayConfig;
    return `${field.fieldPath} ${how}`;
  });
  return `${collection}: ${words.join(', ')}`;
}
