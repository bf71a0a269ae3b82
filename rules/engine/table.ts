import type * as z from 'zod/mini';
import type { Role } from '../roles.ts';
import type { Fields, Query, RulesRequest, Value, Write } from './request.ts';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** One request by each role; roles that are not named are denied. */
export interface Row {
  operation: Operation;
  what: string;
  allow: readonly Role[];
  request: (role: Role) => RulesRequest;
}

/** What a field of a client-written collection takes, and from whom. */
export type Field =
  /** can be changed after it was created, by the writers */
  | {
      kind: 'writable';
      accepts: readonly Value[];
      refuses: readonly Value[];
      writers?: readonly Role[];
      /** refused only when a document is created, because the first value counts */
      refusesAtCreation?: readonly Value[];
      /** documents of earlier releases lack it, so a write may leave it out */
      mayBeGone?: boolean;
    }
  /** said when the document is created, never changed by a client */
  | { kind: 'fixed'; accepts: readonly Value[]; refuses: readonly Value[]; changed: Value }
  /** not a client's to write at all */
  | { kind: 'server'; changed: Value };

export interface ClientFields {
  /** the entity: each of its fields is declared */
  schema: z.ZodMiniObject;
  fields: Readonly<Record<string, Field>>;
  /** the document whose fields are changed; `owner`'s */
  target: string;
  writers: readonly Role[];
  /** what `owner` creates, complete and valid; null when clients create none */
  creates: { path: (number: number) => string; data: Fields } | null;
}

export interface Table {
  /** the collection's name, as in the rules */
  collection: string;
  rows: readonly Row[];
  fields?: ClientFields;
}

export const writable = (
  accepts: readonly Value[],
  refuses: readonly Value[],
  more: { writers?: readonly Role[]; refusesAtCreation?: readonly Value[] } = {},
) => ({ kind: 'writable', accepts, refuses, ...more }) as const satisfies Field;

export const fixed = (
  accepts: readonly Value[],
  refuses: readonly Value[],
  changed: Value,
): Field => ({ kind: 'fixed', accepts, refuses, changed });

export const server = (changed: Value): Field => ({ kind: 'server', changed });

/** Every field of an entity as the server's alone, changed to another value of its type than the stored one. */
export function keptByServer(schema: z.ZodMiniObject, stored: Fields): Record<string, Field> {
  const names = Object.keys(schema.shape);
  return Object.fromEntries(names.map((name) => [name, server(another(stored[name] ?? null))]));
}

function another(value: Value): Value {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value - 1;
  if (value instanceof Date) return new Date(value.getTime() + 1);
  return Array.isArray(value) ? ['neu'] : 'neu';
}

/** A request that is the same for all roles, or made for each. */
type Ask<Asked> = Asked | ((role: Role) => Asked);
const resolve = <Asked extends string | Fields | Omit<Query, 'limit'>>(
  ask: Ask<Asked>,
  role: Role,
): Asked => (typeof ask === 'function' ? ask(role) : ask);

/** Several writes at once, which the rules let through together or not at all. */
export const batch = (
  operation: Operation,
  what: string,
  allow: readonly Role[],
  writes: (role: Role) => readonly Write[],
): Row => ({ operation, what, allow, request: (role) => ({ write: writes(role) }) });

export function gets(what: string, allow: readonly Role[], path: Ask<string>): Row {
  return { operation: 'get', what, allow, request: (role) => ({ get: resolve(path, role) }) };
}

export function lists(what: string, allow: readonly Role[], query: Ask<Query>): Row {
  return { operation: 'list', what, allow, request: (role) => ({ list: resolve(query, role) }) };
}

/** The same list with the highest limit that is allowed, with one more, and without a limit. */
export function listsUpTo(
  most: number,
  what: string,
  allow: readonly Role[],
  query: Ask<Omit<Query, 'limit'>>,
): Row[] {
  const limited =
    (limit: number | null) =>
    (role: Role): Query => ({ ...resolve(query, role), limit });
  return [
    lists(what, allow, limited(most)),
    lists(`${what}, too many`, [], limited(most + 1)),
    lists(`${what}, without a limit`, [], limited(null)),
  ];
}

export function creates(
  what: string,
  allow: readonly Role[],
  path: Ask<string>,
  data: Ask<Fields>,
): Row {
  return batch('create', what, allow, (role) => [
    { set: resolve(path, role), data: resolve(data, role) },
  ]);
}

export function updates(
  what: string,
  allow: readonly Role[],
  path: Ask<string>,
  changes: Ask<Fields>,
): Row {
  return batch('update', what, allow, (role) => [
    { update: resolve(path, role), changes: resolve(changes, role) },
  ]);
}

export function deletes(what: string, allow: readonly Role[], path: Ask<string>): Row {
  return batch('delete', what, allow, (role) => [{ delete: resolve(path, role) }]);
}

/** What only the server writes: every role is denied creating, changing and deleting it. */
export function serverOnly(path: string, data: Fields = {}): Row[] {
  return [
    creates('one', [], (role) => `${path}-${role}`, data),
    updates('one', [], path, (role) => ({ touched: role })),
    deletes('one', [], path),
  ];
}

/** Every role tries to write each field of what only the server writes. */
export function serverFields(path: string, ...schemas: readonly z.ZodMiniObject[]): Row[] {
  const fields = new Set(schemas.flatMap(({ shape }) => Object.keys(shape)));
  return [...fields].map((field) => updates(field, [], path, { [field]: 'von Fremden' }));
}
