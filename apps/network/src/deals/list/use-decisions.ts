import { decideDealsMutation } from '@wbd/data/deals';
import type { ListedDecision, ListResult } from '@wbd/domain/commission';
import { useMutation } from '@wbd/query';
import { useState } from 'react';
import type { JudgedRow } from './verdicts.ts';

/** What became of the rows whose deals were sent, by their number. */
export type Results = ReadonlyMap<number, ListResult>;

/** Decides as the rows of a list say, and remembers what became of each. */
export function useDecisions() {
  const mutation = useMutation(decideDealsMutation());
  const [results, setResults] = useState<Results>(new Map());
  return {
    results,
    isRunning: mutation.isPending,
    isDone: mutation.isSuccess,
    error: mutation.error,
    /** Decides what is not decided yet. */
    start: (rows: readonly JudgedRow[], reason: string): void => {
      const waiting = waitingOf(rows, results);
      const numbers = waiting.map(({ row }) => row.number);
      let next = 0;
      mutation.mutate({
        decisions: waiting.flatMap((row) => decisionOf(row, reason) ?? []),
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
    },
  };
}

/** The rows that decide and were not carried out. */
export const waitingOf = (rows: readonly JudgedRow[], results: Results): JudgedRow[] =>
  rows.filter(
    ({ row, verdict }) =>
      verdict.kind === 'decides' && results.get(row.number)?.outcome !== 'decided',
  );

/** @param reason where the row names none */
function decisionOf({ row, verdict }: JudgedRow, reason: string): ListedDecision | null {
  if (verdict.kind !== 'decides') return null;
  const { deal, decision } = verdict;
  return {
    dealId: deal.id,
    decision:
      decision === 'confirm'
        ? { kind: decision, netCents: deal.netCents }
        : { kind: decision, reason: row.reason ?? reason },
  };
}
