import {
  customerInitials,
  isBankName,
  statementLines,
  taxOn,
  termsOn,
  type CloseRow,
  type CommissionTerms,
  type LedgerProof,
  type Payer,
  type StatementLine,
  type StoredBalance,
  type TaxProfile,
} from '@wbd/domain/commission';
import { berlinDay, lastMonths, monthOf } from '@wbd/domain/time';
import type { AccountCaller } from '../../../core/caller.ts';
import { commissionAdministrator, type CommissionPorts } from '../commission-caller.ts';
import type { CloseRepository } from './close.repository.ts';

export interface CloseMonthPorts extends CommissionPorts {
  close: CloseRepository;
  /** @returns null while the organisation has not said how it is named */
  payer(id: string): Promise<Payer | null>;
  /** What the last night found in the payer's ledger; null before the first. */
  proof(payer: string): Promise<LedgerProof | null>;
  terms(payer: string): Promise<CommissionTerms[]>;
}

/** The month that is closed: the last one that is over, in Berlin. */
export function monthToClose(now: Date): string {
  const [last] = lastMonths(2, now);
  if (!last) throw new Error('There is no last month.');
  return last.id;
}

export async function payerOf(ports: CommissionPorts, caller: AccountCaller): Promise<string> {
  return (await commissionAdministrator(ports, caller)).administers;
}

/** The close of the last month, as far as it is the same for all partners. */
export interface Closing {
  payer: string;
  month: string;
  /** minimum payout in cents */
  minimum: number;
  /** cents left for a later close, by partner */
  later: ReadonlyMap<string, number>;
}

export async function closingOf(
  ports: Pick<CloseMonthPorts, 'close' | 'terms'>,
  payer: string,
  now: Date,
): Promise<Closing> {
  const month = monthToClose(now);
  const [terms, later] = await Promise.all([
    ports.terms(payer),
    laterOf(ports.close, payer, month, now),
  ]);
  const minimum = termsOn(terms, berlinDay(now))?.minimumPayout ?? 0;
  return { payer, month, minimum, later };
}

/** Due commission for deals of the running month, in cents by partner. */
async function laterOf(
  close: CloseRepository,
  payer: string,
  month: string,
  now: Date,
): Promise<Map<string, number>> {
  const entries = await close.entriesSince(payer, `${monthOf(now)}-01`);
  const earned = entries.filter(({ kind }) => kind === 'earned');
  const deals = new Set(earned.map(({ deal }) => deal));
  // new entries about earlier deals belong to this close
  const ofMonth = entries.filter(({ deal }) => deal === null || deals.has(deal));
  return new Map(
    [...Map.groupBy(ofMonth, ({ partner }) => partner)].map(([partner, own]) => [
      partner,
      netOf(statementLines(own, month).later),
    ]),
  );
}

export async function rowsOf(
  { close }: Pick<CloseMonthPorts, 'close'>,
  { payer, month, minimum, later }: Closing,
  balances: readonly StoredBalance[],
): Promise<CloseRow[]> {
  const partners = balances.map(({ partner }) => partner);
  const standing = await close.standing(payer, partners, month);
  return balances.map(({ partner, due }) => {
    const { profile = null, isClosed = false } = standing.get(partner) ?? {};
    const waiting = later.get(partner) ?? 0;
    const net = due - waiting;
    const tax = profile ? taxOn(Math.max(net, 0), profile.kind) : 0;
    const waits = net === 0 ? 'later' : reasonToWait(net, profile, isClosed, minimum);
    return { partner, net, tax, total: net + tax, waits, later: waiting };
  });
}

function reasonToWait(
  due: number,
  profile: TaxProfile | null,
  isClosed: boolean,
  minimum: number,
): CloseRow['waits'] {
  if (due <= 0) return 'negative';
  if (isClosed) return 'closed';
  // earlier releases stored names without characters that banks accept; one such payment would invalidate the whole bank file
  if (!profile || !isBankName(profile.name)) return 'profile';
  return due < minimum ? 'minimum' : null;
}

/** Adds to each line how payer and partner identify its deal. */
export async function withDeals(
  close: CloseRepository,
  lines: readonly StatementLine[],
): Promise<StatementLine[]> {
  const ids = lines.flatMap(({ deal, source }) => (source === 'deals' && deal ? [deal] : []));
  const deals = await close.deals([...new Set(ids)]);
  return lines.map((line) => {
    const deal = line.deal === null ? undefined : deals.get(line.deal);
    if (!deal) return line;
    return { ...line, about: { reference: deal.reference, customer: customerInitials(deal) } };
  });
}

/** Cents: the sum of the lines. */
export const netOf = (lines: readonly StatementLine[]) =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
