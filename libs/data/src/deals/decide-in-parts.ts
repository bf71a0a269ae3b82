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
 * Decides in calls as large as the server takes, one after the other. What was decided before a call fails stays decided;
 * the rest can be decided later.
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
