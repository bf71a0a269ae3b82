import { importCustomersMutation } from '@wbd/data/customers';
import type { ImportResult } from '@wbd/domain/customers';
import { useMutation } from '@wbd/query';
import { useEffect, useRef, useState } from 'react';
import type { ImportRow } from './import-rows.ts';

/** What became of the rows that were imported, by their number. */
export type Results = ReadonlyMap<number, ImportResult>;

/** Imports the rows of a file, and remembers what became of each. */
export function useImport() {
  const mutation = useMutation(importCustomersMutation());
  const [results, setResults] = useState<Results>(new Map());
  const [importId, setImportId] = useState(newImportId);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return {
    results,
    isRunning: mutation.isPending,
    isDone: mutation.isSuccess,
    error: mutation.error,
    /** Imports what has not been imported yet. */
    start: (rows: readonly ImportRow[]): void => {
      const waiting = rows.filter(({ number }) => !isImported(results.get(number)));
      const people = waiting.flatMap(({ person }) => person ?? []);
      const numbers = waiting.filter(({ person }) => person !== null).map(({ number }) => number);
      let next = 0;
      mutation.mutate({
        importId,
        people,
        signal: leaving.current.signal,
        onResults: (part) => {
          const told = part.map((result, index) => [numbers[next + index] ?? 0, result] as const);
          next += part.length;
          setResults((before) => new Map([...before, ...told]));
        },
      });
    },
    reset: (): void => {
      mutation.reset();
      setResults(new Map());
      setImportId(newImportId());
    },
  };
}

const newImportId = () => crypto.randomUUID();

export function isImported(result: ImportResult | undefined): boolean {
  return result !== undefined && result.outcome !== 'failed';
}
