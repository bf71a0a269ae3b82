import {
  statementLines,
  type PreviewCloseOutput,
  type PreviewStatementInput,
  type PreviewStatementOutput,
} from '@wbd/domain/commission';
import type { AccountCaller } from '../../../core/caller.ts';
import {
  closingOf,
  monthToClose,
  payerOf,
  rowsOf,
  withDeals,
  type CloseMonthPorts,
} from './month-close.ts';

/** Partners that a preview lists. */
const MOST_ROWS = 500;

export interface PreviewClosePorts extends CloseMonthPorts {
  /** Uids of an organisation's administrators. */
  administrators(org: string): Promise<string[]>;
  /** Statements that no payout pays yet. */
  openStatements(payer: string, now: Date): Promise<PreviewCloseOutput['open']>;
}

/**
 * What closing the last month would pay now, who waits, and why.
 * @throws AppError `rate/limited`
 */
export async function previewClose(
  ports: PreviewClosePorts,
  caller: AccountCaller,
): Promise<PreviewCloseOutput> {
  const payer = await payerOf(ports, caller);
  const now = ports.now();
  const [details, proof, administrators, open, closing, balances] = await Promise.all([
    ports.payer(payer),
    ports.proof(payer),
    ports.administrators(payer),
    ports.openStatements(payer, now),
    closingOf(ports, payer, now),
    ports.close.owed(payer, MOST_ROWS + 1),
  ]);
  const rows = await rowsOf(ports, closing, balances.slice(0, MOST_ROWS));
  return {
    month: closing.month,
    hasPayer: details !== null,
    administrators: administrators.length,
    rows,
    hasMore: balances.length > MOST_ROWS,
    open,
    proof: proof && { ...proof, at: proof.at.toISOString() },
  };
}

/**
 * The lines of a partner's statement if the last month were closed now.
 * @throws AppError `rate/limited`
 */
export async function previewStatement(
  ports: CloseMonthPorts,
  { partner }: PreviewStatementInput,
  caller: AccountCaller,
): Promise<PreviewStatementOutput> {
  const payer = await payerOf(ports, caller);
  const month = monthToClose(ports.now());
  const read = await ports.close.account(payer, partner, month);
  const { lines, later } = statementLines(read?.entries ?? [], month);
  return {
    lines: await withDeals(ports.close, lines),
    later: await withDeals(ports.close, later),
  };
}
