import {
  MAX_IMPORTED_CUSTOMERS,
  type ImportCustomersOutput,
  type ImportedPersonInput,
  type ImportResult,
} from '@wbd/domain/customers';

export interface ImportJob {
  /** one for the whole file, by which the import can be undone */
  importId: string;
  people: readonly ImportedPersonInput[];
  /** aborts the import; the people of the current call are still imported */
  signal: AbortSignal;
  /** the results of the next people, in their order, as soon as they are there */
  onResults: (results: readonly ImportResult[]) => void;
}

/**
 * Imports people in calls as large as the server takes, one after the other. People reported before a call fails stay
 * imported; the rest can be imported later.
 * @throws AppError what the failing call throws
 */
export async function importInParts(
  call: (input: {
    importId: string;
    people: ImportedPersonInput[];
  }) => Promise<ImportCustomersOutput>,
  { importId, people, signal, onResults }: ImportJob,
): Promise<void> {
  for (let from = 0; from < people.length && !signal.aborted; from += MAX_IMPORTED_CUSTOMERS) {
    const part = people.slice(from, from + MAX_IMPORTED_CUSTOMERS);
    onResults((await call({ importId, people: part })).results);
  }
}
