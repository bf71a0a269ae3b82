import {
  BOOKED_STATES,
  commissionOn,
  isBeforeReferral,
  ledgerStateOf,
  missingEntries,
  termsOn,
  type CommissionTerms,
  type Deal,
  type DealDecision,
  type DecideDealInput,
} from '@wbd/domain/commission';
import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import { berlinDay, dayAfter } from '@wbd/domain/time';
import type { AccountCaller } from '../../core/caller.ts';
import { untilWritten } from '../../core/optimistic-retry.ts';
import { booked } from './booked.ts';
import {
  commissionCaller,
  type CommissionCaller,
  type CommissionPorts,
} from './commission-caller.ts';
import { commissionNews } from './commission-news.ts';
import type { LedgerRepository, ReadDeal, SettledDeal } from './ledger.repository.ts';

export interface DecideDealPorts extends CommissionPorts {
  /** null for a partner who no longer exists */
  advisor(uid: string): Promise<Advisor | null>;
  ledger: Pick<LedgerRepository, 'read' | 'terms' | 'settle'>;
}

/** The new state of a deal for each decision, and the states that allow it. */
const STEPS = {
  confirm: { from: 'reported', to: 'confirmed' },
  refuse: { from: 'reported', to: 'refused' },
  withdraw: { from: 'reported', to: 'withdrawn' },
  cancel: { from: 'confirmed', to: 'cancelled' },
} as const satisfies Record<DealDecision['kind'], { from: Deal['state']; to: Deal['state'] }>;

/**
 * An administrator decides about a deal of their organisation, or its author withdraws it. The same write
 * books the partner's commission. Repeating a decision changes nothing.
 * @throws AppError `rate/limited`, `deal/…`
 */
export async function decideDeal(
  ports: DecideDealPorts,
  input: DecideDealInput,
  caller: AccountCaller,
): Promise<Record<string, never>> {
  return decideAs(await commissionCaller(ports, caller), ports, input);
}

/**
 * The same for a caller who is known.
 * @param netCents the amount that a list names; null without one
 * @throws AppError `deal/…`
 */
export function decideAs(
  who: CommissionCaller,
  ports: Pick<DecideDealPorts, 'advisor' | 'ledger' | 'now'>,
  { dealId, decision }: DecideDealInput,
  netCents: number | null = null,
): Promise<Record<string, never>> {
  return untilWritten(async () => {
    const read = await ports.ledger.read(dealId);
    if (!read || !mayDecide(read.deal, decision, who)) throw new AppError('deal/not-found');
    expectOthers(read.deal, decision, who);
    if (netCents !== null && netCents !== read.deal.netCents) throw new AppError('deal/differs');
    const { from, to } = STEPS[decision.kind];
    const { state, decidedBy } = read.deal;
    if (state === to && decidedBy === who.advisor.id) return {};
    if (state !== from) throw new AppError('deal/decided');
    const settled = await settledBy(ports, read, decision, who.advisor.id);
    return (await ports.ledger.settle(read, settled)) ? {} : null;
  });
}

/** To everyone else a deal does not exist. */
function mayDecide(
  { advisor, payer }: Deal,
  { kind }: DealDecision,
  who: CommissionCaller,
): boolean {
  return kind === 'withdraw' ? advisor === who.advisor.id : payer === who.administers;
}

/** @throws AppError `deal/own` when the decision would benefit the caller */
function expectOthers({ advisor, partner }: Deal, { kind }: DealDecision, who: CommissionCaller) {
  const { id } = who.advisor;
  if (kind === 'confirm' && (advisor === id || partner === id)) throw new AppError('deal/own');
}

async function settledBy(
  ports: Pick<DecideDealPorts, 'advisor' | 'ledger' | 'now'>,
  { deal: before, known }: ReadDeal,
  decision: DealDecision,
  decidedBy: string,
): Promise<SettledDeal> {
  const now = ports.now();
  const decided: Deal = {
    ...before,
    state: STEPS[decision.kind].to,
    reason: 'reason' in decision ? decision.reason : null,
    decidedBy,
    decidedAt: now,
    maturesOn: null,
  };
  const deal =
    decision.kind === 'confirm'
      ? await withEarner(ports, decided, decision.paysEarly ?? false)
      : decided;
  const { partner, state } = deal;
  if (!BOOKED_STATES.includes(state) || partner === null) {
    return { deal, entries: [], notifications: commissionNews(deal, now) };
  }
  const terms = termsOn(await ports.ledger.terms(deal.payer), deal.on);
  if (!terms) throw new AppError('deal/no-terms');
  const entries = missingEntries(ledgerStateOf(deal, partner, berlinDay(now)), terms, known);
  const settled = state === 'confirmed' ? withCommission(deal, terms) : deal;
  return {
    deal: settled,
    entries: entries.map((entry) => booked(entry, terms, now)),
    notifications: commissionNews(settled, now),
  };
}

/**
 * A partner who closed the account after the deal was reported earns nothing. Nor does one who referred the customer after
 * the deal, unless the payer decides to pay.
 */
async function withEarner(
  ports: Pick<DecideDealPorts, 'advisor'>,
  deal: Deal,
  paysEarly: boolean,
): Promise<Deal> {
  const isThere = deal.partner !== null && (await ports.advisor(deal.partner)) !== null;
  const earns = isThere && (paysEarly || !isBeforeReferral(deal));
  return earns ? deal : { ...deal, partner: null, commission: 0 };
}

function withCommission(deal: Deal, terms: CommissionTerms): Deal {
  const commission = commissionOn(terms, deal.netCents);
  const maturesOn = commission > 0 ? dayAfter(deal.on, terms.holdingDays) : null;
  return { ...deal, commission, maturesOn };
}
