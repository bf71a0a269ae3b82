import {
  MAX_UNDONE_CUSTOMERS,
  UNDO_IMPORT_MS,
  type UndoImportInput,
  type UndoImportOutput,
} from '@wbd/domain/customers';
import { atMost } from '../../core/at-most.ts';
import type { AccountCaller } from '../../core/caller.ts';
import type { CustomerEntries, KnownEntry } from '../../people/customers/entries.repository.ts';
import { expectFewChanges, type OwnEntriesPorts } from '../../people/customers/own-entries.ts';
import {
  eraseCompletely,
  type EraseCompletelyPorts,
} from '../data-rights/erase-completely.service.ts';
import type { ImportedCustomers } from './imported-customers.repository.ts';

export interface UndoImportPorts extends OwnEntriesPorts, EraseCompletelyPorts {
  entries: CustomerEntries;
  imports: ImportedCustomers;
  /** whether the advisor has written something about the customer */
  hasNote: (customerId: string) => Promise<boolean>;
}

const CUSTOMERS_AT_ONCE = 5;

type Outcome = 'removed' | 'restored' | 'kept' | 'changed';

/**
 * Undoes a part of an import of the calling advisor: it erases the customers whom the import entered, and empties the
 * values that the import completed. Customers whom the advisor or the person has changed since, or who have a seat, a
 * place on a waiting list or a note, stay as they are. Repeating it goes on where it was.
 * @throws AppError `rate/limited`
 */
export async function undoImport(
  ports: UndoImportPorts,
  { importId }: UndoImportInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<UndoImportOutput> {
  await expectFewChanges(ports, advisor.id);
  const since = new Date(ports.now().getTime() - UNDO_IMPORT_MS);
  const entries = await ports.imports.some(advisor.id, importId, since, MAX_UNDONE_CUSTOMERS);
  const outcomes = await atMost(CUSTOMERS_AT_ONCE, entries, (entry) => undo(ports, entry));
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    removed: count('removed'),
    restored: count('restored'),
    kept: entries
      .filter((_entry, index) => outcomes[index] === 'kept')
      .map(({ customer }) => customer.id),
    hasMore: entries.length === MAX_UNDONE_CUSTOMERS || count('changed') > 0,
  };
}

/** `changed` when the customer was changed at the same moment: the next call looks again. */
async function undo(ports: UndoImportPorts, entry: KnownEntry): Promise<Outcome> {
  const { customer } = entry;
  const completed = customer.imported?.completed ?? null;
  if (completed === null && (await isUntouched(ports, customer.id))) {
    await eraseCompletely(ports, customer.id, null);
    return 'removed';
  }
  const empty = Object.fromEntries(
    (completed ?? []).map((field) => [field, field === 'tags' ? [] : null]),
  );
  const put = [{ entry, customer: { ...customer, ...empty, imported: null } }];
  if (!(await ports.entries.write({ found: null, put }))) return 'changed';
  return completed === null ? 'kept' : 'restored';
}

async function isUntouched(
  { traces, lists, hasNote }: UndoImportPorts,
  id: string,
): Promise<boolean> {
  const [seats, waiting, noted] = await Promise.all([
    traces.someSessions(id),
    lists.someSessionsOf(id),
    hasNote(id),
  ]);
  return seats.length === 0 && waiting.length === 0 && !noted;
}
