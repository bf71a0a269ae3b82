import { ROLES, type Role } from '../roles.ts';
import { GONE, type Fields, type RulesRequest, type Value } from './request.ts';
import type { ClientFields, Field, Operation, Table } from './table.ts';

/** One decision of the rules: a role's request is allowed or denied. */
export interface Cell {
  collection: string;
  operation: Operation;
  /** tells the cell apart, in a sentence */
  name: string;
  role: Role;
  allowed: boolean;
  request: RulesRequest;
}

const SHOWN = 40;

/** Every decision that a collection's table declares. */
export function cellsOf(table: Table): Cell[] {
  const cell = (
    operation: Operation,
    what: string,
    role: Role,
    allowed: boolean,
    request: RulesRequest,
  ): Cell => ({
    collection: table.collection,
    operation,
    name: `${table.collection}: ${role} ${allowed ? 'may' : 'may not'} ${operation} ${what}`,
    role,
    allowed,
    request,
  });
  const rows = table.rows.flatMap(({ operation, what, allow, request }) =>
    ROLES.map((role) => cell(operation, what, role, allow.includes(role), request(role))),
  );
  const fields = table.fields;
  if (!fields) return rows;
  const changes = updateChanges(fields).map(({ what, role, allowed, changes }) =>
    cell('update', what, role, allowed, { write: [{ update: fields.target, changes }] }),
  );
  const news = newDocuments(fields).map(({ what, allowed, path, data }) =>
    cell('create', what, 'owner', allowed, { write: [{ set: path, data }] }),
  );
  return [...rows, ...changes, ...news];
}

interface Change {
  what: string;
  role: Role;
  allowed: boolean;
  changes: Fields;
}

/** Each field on its own: its writers try every value it takes or refuses, the other roles one. */
function updateChanges({ fields, writers }: ClientFields): Change[] {
  const unknown = { what: 'a field that does not exist', role: writers[0] ?? 'owner' } as const;
  return [
    { ...unknown, allowed: false, changes: { unknown: true } },
    ...Object.entries(fields).flatMap(([name, field]): Change[] => {
      const change = (role: Role, value: Value, allowed: boolean): Change => ({
        what: `${name} = ${show(value)}`,
        role,
        allowed,
        changes: { [name]: value },
      });
      if (field.kind !== 'writable') {
        return ROLES.map((role) => change(role, field.changed, false));
      }
      const own = field.writers ?? writers;
      const [first] = field.accepts;
      return [
        ...ROLES.filter((role) => !own.includes(role)).flatMap((role) =>
          first === undefined ? [] : [change(role, first, false)],
        ),
        ...own.flatMap((role) => [
          ...field.accepts.map((value) => change(role, value, true)),
          ...field.refuses.map((value) => change(role, value, false)),
          change(role, GONE, field.mayBeGone ?? false),
        ]),
      ];
    }),
  ];
}

interface NewDocument {
  what: string;
  allowed: boolean;
  path: string;
  data: Fields;
}

/** A complete document with one field changed, left out or added. */
function newDocuments({ fields, creates }: ClientFields): NewDocument[] {
  if (!creates) return [];
  const variants: Omit<NewDocument, 'path'>[] = [
    { what: 'a complete one', allowed: true, data: creates.data },
    {
      what: 'one with a field that does not exist',
      allowed: false,
      data: { ...creates.data, unknown: true },
    },
    ...Object.entries(fields).flatMap(([name, field]) =>
      variantsOf(creates.data, name, field).map(
        ({ value, allowed }): Omit<NewDocument, 'path'> => ({
          what: `one with ${name} = ${show(value)}`,
          allowed,
          data: { ...creates.data, [name]: value },
        }),
      ),
    ),
  ];
  return variants.map((variant, number) => ({ ...variant, path: creates.path(number) }));
}

interface Variant {
  value: Value;
  allowed: boolean;
}

function variantsOf(data: Fields, name: string, field: Field): Variant[] {
  const refused = (value: Value): Variant => ({ value, allowed: false });
  if (field.kind === 'server') return [refused(field.changed)];
  const more = field.kind === 'writable' ? (field.refusesAtCreation ?? []) : [];
  return [
    ...field.accepts
      .filter((value) => !more.includes(value))
      .map((value): Variant => ({ value, allowed: true })),
    ...[...field.refuses, ...more].map(refused),
    ...(name in data ? [refused(GONE)] : []),
  ];
}

function show(value: Value): string {
  if (typeof value === 'symbol') return value.description ?? '';
  const text = value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length})` : text;
}
