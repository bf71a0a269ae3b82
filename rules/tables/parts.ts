import { cellsOf, type Cell } from '../engine/cells.ts';
import type { Operation } from '../engine/table.ts';
import { TABLES } from './index.ts';

const OPERATIONS: readonly Operation[] = ['get', 'list', 'create', 'update', 'delete'];

/** Every decision of `firestore.rules` that the tables declare. */
export const CELLS: readonly Cell[] = TABLES.flatMap(cellsOf);

export const COLLECTIONS: readonly string[] = [
  ...new Set(TABLES.map(({ collection }) => collection)),
];

/** Which clause of the specification a refused write to a collection proves besides. */
const KEPT: Partial<Record<string, string>> = {
  advisors: 'RULE-02.1',
  accounts: 'RULE-02.2',
  sessions: 'RULE-02.3',
};

const WITH_AUDIENCE = ['seminars', 'sessions', 'sessionAccess', 'expertVideos'];

/** The rows of the specification that these decisions prove. */
function rowsOf(collection: string, operation: Operation): string {
  const writes = operation !== 'get' && operation !== 'list';
  const clientWritten = TABLES.some((table) => table.collection === collection && table.fields);
  return [
    'RULE-01.1',
    ...(writes ? ['RULE-02.4', KEPT[collection] ?? []].flat() : []),
    ...(writes && clientWritten ? ['PORTAL-04.2'] : []),
    ...(collection === 'customers' ? [writes ? 'CRM-03.2' : 'CRM-03.1'] : []),
    ...(collection === 'accounts' && !writes ? ['ADMIN-04'] : []),
    ...(WITH_AUDIENCE.includes(collection) ? ['TEAM-05.5'] : []),
  ].join(' ');
}

/** Decisions that are one test. */
interface Part {
  /** names the rows of the specification that the decisions prove */
  title: string;
  /** places of the cells in `CELLS` */
  indices: number[];
  cells: Cell[];
}

/** The decisions of a collection, one part for each operation. */
export function partsOf(collection: string): Part[] {
  return OPERATIONS.map((operation) => {
    const indices = CELLS.flatMap((cell, index) =>
      cell.collection === collection && cell.operation === operation ? [index] : [],
    );
    return {
      title: `${rowsOf(collection, operation)} ${collection}: ${operation}, ${indices.length} cells`,
      indices,
      cells: indices.flatMap((index) => CELLS[index] ?? []),
    };
  });
}
