import {
  customerInitials,
  draftedEntry,
  isBankName,
  isPayable,
  statementDocument,
  statementLines,
  taxOn,
  termsOn,
  type BankAccount,
  type CloseMonthInput,
  type CloseMonthOutput,
  type CloseRow,
  type CommissionTerms,
  type LedgerProof,
  type Party,
  type Payer,
  type PreviewCloseOutput,
  type PreviewStatementInput,
  type PreviewStatementOutput,
  type Statement,
  type StatementLine,
  type StoredBalance,
  type TaxProfile,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { berlinDay, lastMonths, monthOf } from '@wbd/domain/time';
import type { AccountCaller } from '../../../core/caller.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';
import { notificationOf } from '../../../mail/notifications/told.ts';
import { bookedOf } from '../booked.ts';
import { commissionAdministrator, type CommissionPorts } from '../commission-caller.ts';
import type { CloseRepository, ReadAccount } from './close.repository.ts';

export interface CloseMonthPorts extends CommissionPorts {
  close: CloseRepository;
  /** @returns null while the organisation has not said how it is named */
  payer(id: string): Promise<Payer | null>;
  /** What the last night found in the payer's ledger; null before the first. */
  proof(payer: string): Promise<LedgerProof | null>;
  terms(payer: string): Promise<CommissionTerms[]>;
}

export interface PreviewClosePorts extends CloseMonthPorts {
  /** Uids of an organisation's administrators. */
  administrators(org: string): Promise<string[]>;
  /** Statements that no payout pays yet. */
  openStatements(payer: string, now: Date): Promise<PreviewCloseOutput['open']>;
}

/** Statements that one call issues: as many as fit into the time that a browser waits. */
const AT_ONCE = 50;
/** Partners that a preview lists. */
const MOST_ROWS = 500;
/** More partners than one organisation pays in a month. */
const MOST_PARTNERS = 20_000;
/** Documents that are read in one request. */
const READ_AT_ONCE = 100;

/** The month that is closed: the last one that is over, in Berlin. */
function monthToClose(now: Date): string {
  const [last] = lastMonths(2, now);
  if (!last) throw new Error('There is no last month.');
  return last.id;
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
  const month = monthToClose(now);
  const [details, proof, administrators, open, minimum, balances] = await Promise.all([
    ports.payer(payer),
    ports.proof(payer),
    ports.administrators(payer),
    ports.openStatements(payer, now),
    minimumOf(ports, payer, now),
    ports.close.owed(payer, MOST_ROWS + 1),
  ]);
  const closing = { payer, month, minimum, later: await laterOf(ports, payer, now) };
  const rows = await rowsOf(ports, closing, balances.slice(0, MOST_ROWS));
  return {
    month,
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

/**
 * Issues last month's statements for partners with due commission, a batch per call. Skips deals of the running month.
 * Idempotent, because a partner gets one statement a month.
 * @throws AppError `rate/limited`, `close/month`, `close/broken`, `payer/incomplete`
 */
export async function closeMonth(
  ports: CloseMonthPorts,
  { month }: CloseMonthInput,
  caller: AccountCaller,
): Promise<CloseMonthOutput> {
  const payer = await payerOf(ports, caller);
  const now = ports.now();
  if (month !== monthToClose(now)) throw new AppError('close/month');
  const details = await ports.payer(payer);
  if (!details) throw new AppError('payer/incomplete');
  const proof = await ports.proof(payer);
  if (proof && proof.problems > 0) throw new AppError('close/broken');
  const minimum = await minimumOf(ports, payer, now);
  const closing = { payer, month, minimum, later: await laterOf(ports, payer, now) };
  const balances = await ports.close.owed(payer, MOST_PARTNERS);
  let issued = 0;
  for (let from = 0; from < balances.length; from += READ_AT_ONCE) {
    const some = balances.slice(from, from + READ_AT_ONCE);
    const rows = await rowsOf(ports, closing, some);
    for (const { partner } of rows.filter(({ waits }) => waits === null)) {
      if (issued === AT_ONCE) return { issued, hasMore: true };
      if (await closeFor(ports, details, partner, month, minimum)) issued += 1;
    }
  }
  return { issued, hasMore: false };
}

async function payerOf(ports: CommissionPorts, caller: AccountCaller): Promise<string> {
  return (await commissionAdministrator(ports, caller)).administers;
}

async function minimumOf(
  { terms }: Pick<CloseMonthPorts, 'terms'>,
  payer: string,
  now: Date,
): Promise<number> {
  return termsOn(await terms(payer), berlinDay(now))?.minimumPayout ?? 0;
}

interface Closing {
  payer: string;
  month: string;
  /** minimum payout in cents */
  minimum: number;
  /** cents left for a later close, by partner */
  later: ReadonlyMap<string, number>;
}

/** Due commission for deals of the running month, in cents by partner. */
async function laterOf(
  { close }: Pick<CloseMonthPorts, 'close'>,
  payer: string,
  now: Date,
): Promise<Map<string, number>> {
  const entries = await close.entriesSince(payer, `${monthOf(now)}-01`);
  const earned = entries.filter(({ kind }) => kind === 'earned');
  const deals = new Set(earned.map(({ deal }) => deal));
  // new entries about earlier deals belong to this close
  const ofMonth = entries.filter(({ deal }) => deal === null || deals.has(deal));
  const month = monthToClose(now);
  return new Map(
    [...Map.groupBy(ofMonth, ({ partner }) => partner)].map(([partner, own]) => [
      partner,
      sumOf(statementLines(own, month).later),
    ]),
  );
}

async function rowsOf(
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

/** @returns whether this call issued a statement, or found that its last attempt did */
async function closeFor(
  { close, ...ports }: CloseMonthPorts,
  payer: Payer,
  partner: string,
  month: string,
  minimum: number,
): Promise<boolean> {
  return untilWritten(async (round) => {
    const read = await close.account(payer.id, partner, month);
    if (!read) return false;
    if (read.isClosed) return round > 0;
    const now = ports.now();
    const today = berlinDay(now);
    const { lines, later } = statementLines(read.entries, month);
    const net = sumOf(lines);
    if (net + sumOf(later) !== read.balance.due) {
      throw new Error(`The lines of ${partner} are not what is due.`);
    }
    const drafted = draftedEntry(partner, net, month, minimum, today);
    const { profile, account } = read;
    if (!drafted || !profile || !account) return false;
    const named = await withDeals(close, lines);
    const facts = { profile, account, payer, month, partner, lines: named, net, now };
    const statement = statementOf(read, facts);
    const entry = bookedOf(drafted, payer.id, now);
    const notification = notificationOf(
      { event: 'statement-issued', uid: partner, key: statement.id, about: {} },
      null,
      now,
    );
    return (await close.issue(read, { statement, entry, account, notification })) ? true : null;
  });
}

/** Adds to each line how payer and partner identify its deal. */
async function withDeals(
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

interface StatementFacts {
  profile: TaxProfile;
  account: BankAccount;
  payer: Payer;
  month: string;
  partner: string;
  lines: StatementLine[];
  /** sum of the lines, in cents */
  net: number;
  now: Date;
}

function statementOf(
  { last }: ReadAccount,
  { profile, account, payer, month, partner, lines, net, now }: StatementFacts,
): Statement {
  const tax = taxOn(net, profile.kind);
  return {
    id: statementDocument(payer.id, partner, month),
    payer: payer.id,
    partner,
    month,
    number: last + 1,
    issuer: partyOf(payer),
    recipient: { ...partyOf(profile), kind: profile.kind },
    lines,
    net,
    tax,
    total: net + tax,
    ibanEnd: profile.ibanEnd,
    waitsUntil: isPayable(account.waitsUntil, now) ? null : account.waitsUntil,
    state: 'issued',
    payout: null,
    issuedOn: berlinDay(now),
    endedOn: null,
    corrects: null,
    correctedBy: null,
    objection: null,
  };
}

const sumOf = (lines: readonly StatementLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

const partyOf = ({ name, street, postalCode, city, country, taxId }: Party): Party => ({
  name,
  street,
  postalCode,
  city,
  country,
  taxId,
});
