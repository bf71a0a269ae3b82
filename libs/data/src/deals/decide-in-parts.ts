import {
  MOST_DECIDED,
  type DecideDealsInput,
  type DecideDealsOutput,
  type ListedDecision,
  type ListResult,
} from '@wbd/domain/commission';

export interface DecideJob {
  decisions: readonly ListedDecision[];
  /** the results of the next decisions, in their order, as soon as they are there */
  onResults: (results: readonly ListResult[]) => void;
}

/**
 * Sends the decisions in sequential calls of at most `MOST_DECIDED`. When a call fails, earlier decisions are kept, and the rest
 * can be sent again.
 * @throws AppError what the failing call throws
 */
export async function decideInParts(
  call: (input: DecideDealsInput) => Promise<DecideDealsOutput>,
  { decisions, onResults }: DecideJob,
): Promise<void> {
  for (let from = 0; from < decisions.length; from += MOST_DECIDED) {
    const part = decisions.slice(from, from + MOST_DECIDED);
    onResults((await call({ decisions: part })).results);
  }
}
