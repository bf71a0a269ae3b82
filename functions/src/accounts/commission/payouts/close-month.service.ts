import {
  draftedEntry,
  isPayable,
  statementDocument,
  statementLines,
  taxOn,
  type BankAccount,
  type CloseMonthInput,
  type CloseMonthOutput,
  type Party,
  type Payer,
  type Statement,
  type StatementLine,
  type TaxProfile,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { berlinDay } from '@wbd/domain/time';
import type { AccountCaller } from '../../../core/caller.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';
import { notificationOf } from '../../../mail/notifications/told.ts';
import { bookedOf } from '../booked.ts';
import type { ReadAccount } from './close.repository.ts';
import {
  closingOf,
  monthToClose,
  netOf,
  payerOf,
  rowsOf,
  withDeals,
  type CloseMonthPorts,
  type Closing,
} from './month-close.ts';

/** Statements that one call issues: as many as fit into the time that a browser waits. */
const AT_ONCE = 50;
/** More partners than one organisation pays in a month. */
const MOST_PARTNERS = 20_000;
/** Documents that are read in one request. */
const READ_AT_ONCE = 100;

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
  const closing = await closingOf(ports, payer, now);
  const balances = await ports.close.owed(payer, MOST_PARTNERS);
  let issued = 0;
  for (let from = 0; from < balances.length; from += READ_AT_ONCE) {
    const some = balances.slice(from, from + READ_AT_ONCE);
    const rows = await rowsOf(ports, closing, some);
    for (const { partner } of rows.filter(({ waits }) => waits === null)) {
      if (issued === AT_ONCE) return { issued, hasMore: true };
      if (await closeFor(ports, details, partner, closing)) issued += 1;
    }
  }
  return { issued, hasMore: false };
}

/** @returns whether this call issued a statement, or found that its last attempt did */
async function closeFor(
  { close, ...ports }: CloseMonthPorts,
  payer: Payer,
  partner: string,
  { month, minimum }: Closing,
): Promise<boolean> {
  return untilWritten(async (round) => {
    const read = await close.account(payer.id, partner, month);
    if (!read) return false;
    if (read.isClosed) return round > 0;
    const now = ports.now();
    const today = berlinDay(now);
    const { lines, later } = statementLines(read.entries, month);
    const net = netOf(lines);
    if (net + netOf(later) !== read.balance.due) {
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

const partyOf = ({ name, street, postalCode, city, country, taxId }: Party): Party => ({
  name,
  street,
  postalCode,
  city,
  country,
  taxId,
});
