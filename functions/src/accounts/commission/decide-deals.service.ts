import type {
  CommissionTerms,
  DecideDealsInput,
  DecideDealsOutput,
  ListedDecision,
  ListResult,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { atMost } from '../../core/at-most.ts';
import type { AccountCaller } from '../../core/caller.ts';
import type { Log } from '../../core/log/log.ts';
import { commissionCaller } from './commission-caller.ts';
import { decideAs, type DecideDealPorts } from './decide-deal.service.ts';

export interface DecideDealsPorts extends DecideDealPorts {
  log: Log;
  /** milliseconds since an arbitrary start */
  clock(): number;
}

/** Their entries share a balance when one partner earns by several. */
const AT_ONCE = 5;
/** No further deal is begun later than this after the call arrived; its client waits longer. */
const DEALS_UNTIL_MS = 60_000;

/**
 * Decides about several deals by the same rules as a single one. Each deal gets its own result; a failure does not stop the others.
 * Idempotent.
 * @throws AppError `rate/limited`
 */
export async function decideDeals(
  ports: DecideDealsPorts,
  { decisions }: DecideDealsInput,
  caller: AccountCaller,
): Promise<DecideDealsOutput> {
  const who = await commissionCaller(ports, caller);
  const until = ports.clock() + DEALS_UNTIL_MS;
  const ledger = { ...ports.ledger, terms: readOnce((payer) => ports.ledger.terms(payer)) };
  const decide = async ({ dealId, decision }: ListedDecision): Promise<ListResult> => {
    try {
      if (ports.clock() > until) throw new AppError('unavailable');
      const netCents = decision.kind === 'confirm' ? decision.netCents : null;
      await decideAs(who, { ...ports, ledger }, { dealId, decision }, netCents);
      return { outcome: 'decided' };
    } catch (error) {
      if (error instanceof AppError) return { outcome: 'failed', code: error.code };
      ports.log('deal.not-decided', { deal: dealId }, error);
      return { outcome: 'failed', code: 'internal' };
    }
  };
  return { results: await atMost(AT_ONCE, decisions, decide) };
}

type Terms = (payer: string) => Promise<CommissionTerms[]>;

/** Terms are added and never changed: one read serves all deals of a call. */
function readOnce(read: Terms): Terms {
  const known = new Map<string, ReturnType<Terms>>();
  return (payer) => {
    const terms = known.get(payer) ?? read(payer);
    known.set(payer, terms);
    return terms;
  };
}
