import type { Customer } from './customer.ts';
import { UNDO_IMPORT_MS } from './undo-import.ts';

/** An import that can still be undone. */
export interface RecentImport {
  importId: string;
  /** when it began */
  at: Date;
  /** customers whom it entered */
  entered: number;
  /** customers whom it completed */
  completed: number;
}

/** The imports of these customers that can still be undone, the newest first. */
export function recentImports(
  customers: readonly Pick<Customer, 'imported'>[],
  now: Date,
): RecentImport[] {
  const imports = new Map<string, RecentImport>();
  const since = now.getTime() - UNDO_IMPORT_MS;
  for (const { imported } of customers) {
    if (imported === null || imported.at.getTime() <= since) continue;
    const { importId, at, completed } = imported;
    const one = imports.get(importId) ?? { importId, at, entered: 0, completed: 0 };
    imports.set(importId, {
      importId,
      at: at < one.at ? at : one.at,
      entered: one.entered + (completed === null ? 1 : 0),
      completed: one.completed + (completed === null ? 0 : 1),
    });
  }
  return [...imports.values()].toSorted((one, other) => other.at.getTime() - one.at.getTime());
}
