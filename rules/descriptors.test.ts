import { ALL_COLLECTIONS, type CollectionDescriptor } from '@wbd/domain/collections';
import { levelsWith } from '@wbd/domain/plans';
import { describe, expect, test } from 'vitest';
import { readRules } from './engine/rules-files.ts';
import type { Operation, Row, Table } from './engine/table.ts';
import { ADVISOR_FACTS, isAdvisorRole, type Role } from './roles.ts';
import { TABLES } from './tables/index.ts';

const WRITES = ['create', 'update', 'delete'] as const satisfies readonly Operation[];
const READS = ['get', 'list'] as const satisfies readonly Operation[];

const RULES = readRules('firestore.rules');
/** Collections that have a block in `firestore.rules`. */
const opened = new Set(
  [...RULES.matchAll(/match \/(?:[^\n]*\/)?(\w+)\/(?:\{\w+\}|\w+) \{/g)].map(
    ([, name = '']) => name,
  ),
);

/** Roles to which the tables allow one of the operations. */
function allowed(
  tables: readonly Table[],
  operations: readonly Operation[],
  counts: (row: Row) => boolean = () => true,
): Role[] {
  const rows = tables.flatMap(({ rows: own }) => own).filter(counts);
  return rows
    .filter(({ operation }) => operations.includes(operation))
    .flatMap(({ allow }) => allow);
}

/** The levels of these roles; `login` when an advisor's account is not needed. */
function levelsOf(roles: readonly Role[]): 'login' | Set<number> {
  if (roles.some((role) => !isAdvisorRole(role))) return 'login';
  return new Set(roles.filter(isAdvisorRole).map((role) => ADVISOR_FACTS[role].lv));
}

const isWithin = (levels: ReadonlySet<number>) => (found: 'login' | Set<number>) =>
  found !== 'login' && [...found].every((level) => levels.has(level));

describe.each(ALL_COLLECTIONS.map(([name, descriptor]) => ({ name, descriptor })))(
  'RULE-02 the descriptor of $name',
  ({ name, descriptor }) => {
    const { clients } = descriptor;
    const tables = TABLES.filter(({ collection }) => collection === name);

    test('has a table that tries the rules', () => {
      expect(tables.length).toBeGreaterThan(0);
    });

    test('names the fields that clients write', () => {
      const fields = tables.flatMap((table) => Object.entries(table.fields?.fields ?? {}));
      const writable = fields.flatMap(([field, { kind }]) => (kind === 'writable' ? [field] : []));
      expect(writable.toSorted()).toEqual(chosen(descriptor, tables).toSorted());
    });

    test('says with which capability clients create, change and delete', () => {
      for (const operation of WRITES) {
        const roles = allowed(tables, [operation]);
        const from = clients?.[operation];
        expect({ operation, isAllowed: roles.length > 0 }).toEqual({
          operation,
          isAllowed: from !== undefined,
        });
        if (from === undefined) continue;
        const found = levelsOf(roles);
        const expected = from === 'login' ? from : new Set<number>(levelsWith(from));
        // tables test changes with some of the levels only
        if (operation !== 'update') expect(found).toEqual(expected);
        else if (expected !== 'login') expect(found).toSatisfy(isWithin(expected));
      }
    });

    test('says whether anyone reads it', () => {
      const roles = allowed(tables, READS, ({ what }) => !what.includes('is not there'));
      const readers = readersOf(descriptor);
      expect(roles.length > 0).toBe(readers.some((one) => !/^no(body| one)/.test(one)));
      expect(roles.includes('visitor')).toBe(readers.some((one) => one.startsWith('everyone')));
    });

    test('agrees with firestore.rules about whether there is a block', () => {
      const isClosed = clients === null && allowed(tables, READS).length === 0;
      expect({ name, isOpened: opened.has(name) }).toEqual({ name, isOpened: !isClosed });
    });
  },
);

/** Fields that clients write, as the descriptor says; those whose first value stays are fixed in the tables. */
function chosen({ clients }: CollectionDescriptor, tables: readonly Table[]): string[] {
  const fixed = tables.flatMap((table) =>
    Object.entries(table.fields?.fields ?? {}).flatMap(([field, { kind }]) =>
      kind === 'fixed' ? [field] : [],
    ),
  );
  const named = [...Object.keys(clients?.fields?.shape ?? {}), ...(clients?.compared ?? [])];
  return named.filter((field) => !fixed.includes(field));
}

function readersOf(descriptor: CollectionDescriptor): string[] {
  return 'documents' in descriptor
    ? descriptor.documents.map(({ readers }) => readers)
    : [descriptor.readers];
}
