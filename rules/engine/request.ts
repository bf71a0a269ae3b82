/** A cell's request as data, so that it can be made to any project. */

/** the time of the request, as `serverTimestamp()` writes it */
export const NOW: unique symbol = Symbol('now');
/** marks a field deleted from a document */
export const GONE: unique symbol = Symbol('gone');

export type Value =
  | string
  | number
  | boolean
  | null
  | Date
  | typeof NOW
  | typeof GONE
  | readonly Value[]
  | { readonly [key: string]: Value };
export type Fields = Readonly<Record<string, Value>>;

export type Write =
  { set: string; data: Fields } | { update: string; changes: Fields } | { delete: string };

export type Filter =
  | readonly [field: string, equals: Value]
  | readonly [field: string, operator: 'array-contains', element: Value];

export interface Query {
  /** path of the collection, or its name when `group` is set */
  collection: string;
  /** all collections of that name, at any depth */
  group?: boolean;
  where?: Filter;
  /** further fields that have to be equal */
  also?: readonly Filter[];
  /** null: no query */
  limit: number | null;
}

/** The documents of a collection, up to a limit, whose fields are equal to these. */
export const query = (
  collection: string,
  limit: number | null,
  ...[where, ...also]: readonly Filter[]
): Query => ({ collection, limit, ...(where && { where, also }) });

export type RulesRequest = { get: string } | { list: Query } | { write: readonly Write[] };

/** The document a write concerns. */
export function pathOf(write: Write): string {
  if ('set' in write) return write.set;
  return 'update' in write ? write.update : write.delete;
}

/** The documents a request may change. */
export function changedPaths(request: RulesRequest): string[] {
  return 'write' in request ? [...new Set(request.write.map(pathOf))] : [];
}
