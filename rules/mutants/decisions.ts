import { DOCUMENTS, TABLES } from '../tables/index.ts';
import type { Role } from '../roles.ts';
import { STORAGE_MATRIX, type StorageRow } from '../tables/storage.ts';
import { cellsOf, type Cell } from '../engine/cells.ts';
import { pathOf } from '../engine/request.ts';
import { RulesProject } from '../engine/rules-project.ts';
import { runCells } from '../engine/run-cells.ts';
import { StorageEngine, type Ruleset } from '../engine/storage-engine.ts';

/** A declared decision, as far as choosing and naming it goes. */
export interface Decision {
  name: string;
  /** `collection:operation` of everything it asks for */
  asks: readonly string[];
  allowed: boolean;
  /** asked by the one with the most rights: mostly a single condition decides */
  byOwner: boolean;
}

/** Somewhere that rules can be loaded and asked, one set of rules at a time. */
export interface Judge<Declared extends Decision> {
  /** @returns false when the rules do not compile */
  load(rules: string): Promise<boolean>;
  /** @returns the name of the first of these that is decided otherwise than declared, null when none is */
  firstMismatch(decisions: readonly Declared[]): Promise<string | null>;
  close(): Promise<void>;
}

export interface FirestoreDecision extends Decision {
  cell: Cell;
}

export const firestoreDecisions = (): FirestoreDecision[] =>
  TABLES.flatMap(cellsOf).map((cell) => ({
    name: cell.name,
    asks: asksOf(cell),
    allowed: cell.allowed,
    byOwner: cell.role === 'owner',
    cell,
  }));

function asksOf({ operation, request }: Cell): string[] {
  if ('get' in request) return [`${collectionOf(request.get)}:${operation}`];
  if ('list' in request) return [`${lastOf(request.list.collection)}:${operation}`];
  return request.write.flatMap((write) => {
    const operations = 'set' in write ? ['create', 'update'] : [operation];
    return operations.map((one) => `${collectionOf(pathOf(write))}:${one}`);
  });
}
const lastOf = (path: string) => path.split('/').at(-1) ?? '';
const collectionOf = (document: string) => document.split('/').at(-2) ?? '';

/** @param project a project of the Firestore emulator that nobody else uses */
export async function firestoreJudge(
  host: string,
  project: string,
): Promise<Judge<FirestoreDecision>> {
  const emulator = new RulesProject(host, project);
  await emulator.seed(DOCUMENTS);
  return {
    load: async (rules) => (await emulator.load(rules)) !== null,
    async firstMismatch(decisions) {
      const cells = decisions.map(({ cell }) => cell);
      const mismatches = await runCells(emulator, cells, DOCUMENTS, { stopAtFirst: true });
      return mismatches[0]?.name ?? null;
    },
    close: () => Promise.resolve(),
  };
}

export interface StorageDecision extends Decision {
  row: StorageRow;
  role: Role;
}

export const storageDecisions = (): StorageDecision[] =>
  STORAGE_MATRIX.flatMap((row) =>
    row.asked.map((role) => ({
      name: `${row.place}: ${role} ${row.allow.includes(role) ? 'may' : 'may not'} ${row.operation} ${row.what}`,
      asks: [`${row.path.split('/')[0] ?? ''}:${row.operation}`],
      allowed: row.allow.includes(role),
      byOwner: role === 'owner',
      row,
      role,
    })),
  );

/** the engine waits only so long for the documents it asks for */
const QUESTIONS_AT_ONCE = 16;

/** The engine of the Storage emulator: it decides about files of any declared size. */
export async function storageJudge(): Promise<Judge<StorageDecision>> {
  const engine = await StorageEngine.start();
  let ruleset: Ruleset = { name: '', warnings: [] };
  return {
    async load(rules) {
      try {
        ruleset = await engine.load(rules);
        return true;
      } catch {
        return false;
      }
    },
    async firstMismatch(decisions) {
      for (let from = 0; from < decisions.length; from += QUESTIONS_AT_ONCE) {
        const some = decisions.slice(from, from + QUESTIONS_AT_ONCE);
        const decided = await Promise.all(
          some.map(({ row, role }) => engine.decides(ruleset, row, role)),
        );
        const mismatch = some.find(({ allowed }, index) => decided[index] !== allowed);
        if (mismatch) return mismatch.name;
      }
      return null;
    },
    close: () => engine.stop(),
  };
}
