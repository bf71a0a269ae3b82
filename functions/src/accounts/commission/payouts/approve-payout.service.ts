import { createHash } from 'node:crypto';
import type { Account } from '@wbd/domain/accounts';
import {
  allowsStep,
  approvalBy,
  isOpenObjection,
  sumOf,
  type Payer,
  type Payout,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { formatMoney } from '@wbd/domain/plans';
import { berlinDay, dayAfter, isBankDay, nextBankDay } from '@wbd/domain/time';
import type { NewDocument } from '../../../core/firestore.ts';
import { InvalidInput } from '../../../core/refusal.ts';
import { adminAction } from '../../../people/admin-actions/admin-action.ts';
import type { CommissionPorts } from '../commission-caller.ts';
import {
  expectFewChanges,
  moneyChange,
  type MoneyPorts,
} from '../../money-changes/money-change.ts';
import { bankFileOf, type BankFilePorts } from './bank-file.ts';
import { draftedNews } from './draft-payout.service.ts';
import type { PayoutsRepository, ReadPayout } from './payouts.repository.ts';

export interface ApprovePorts extends CommissionPorts, BankFilePorts, MoneyPorts {
  /** null for an author who no longer exists */
  account(uid: string): Promise<Account | null>;
  payouts: BankFilePorts['payouts'] & Pick<PayoutsRepository, 'claimed' | 'approve'>;
  payer(id: string): Promise<Payer | null>;
  /** Uids of everyone who acts for the operator. */
  operators(): Promise<string[]>;
}

/** Banks accept orders about a month ahead, so a later day is a typo. */
const LATEST_DAYS = 30;
/** The length of the ids that browsers generate. */
const ID_LENGTH = 20;

/** Who approves. */
export interface Approver {
  uid: string;
  /** the admin's account, for whom the approval is recorded as an admin's action, too; null for an administrator of the payer */
  operator: Account | null;
}

/**
 * Approves a payout and stores its bank file, which never changes afterwards. Statements that pay the approver move to a
 * new payout with the approver as its author, so that someone else decides about it. Disputed statements wait for the
 * answer.
 * @param executeOn null for the next bank day
 * @returns false when something has changed since it was read, or when it is unknown whether anything was written
 * @throws AppError `payout/…`, `payer/incomplete`; InvalidInput
 */
export async function approve(
  ports: ApprovePorts,
  read: ReadPayout,
  { uid, operator }: Approver,
  executeOn: string | null,
): Promise<boolean> {
  const { payout } = read;
  if (payout.author === uid) throw new AppError('payout/own');
  if (payout.state === 'approved' && payout.approver === uid) return true;
  if (!allowsStep(payout.state, 'approve')) throw new AppError('payout/decided');
  const now = ports.now();
  const day = expectBankDay(executeOn, berlinDay(now));
  const [statements, administrators, operators] = await Promise.all([
    ports.payouts.claimed(payout),
    ports.administrators(payout.payer),
    ports.operators(),
  ]);
  const disputed = statements.filter(({ statement }) => isOpenObjection(statement));
  const objected = new Set(disputed.map(({ statement }) => statement.id));
  const { pays, own } = approvalBy(payout, uid, objected);
  const common = { leftOut: [...objected], statements };
  if (pays.length === 0 && own.length === 0) throw new AppError('payout/empty');
  if (pays.length === 0) {
    // its author could not approve it either, so the whole payout becomes the approver's draft
    const handedOver: Payout = { ...withStatements(payout, own), author: uid, draftedAt: now };
    const notifications = draftedNews(handedOver, administrators, operators);
    return ports.payouts.approve(read, {
      ...common,
      payout: handedOver,
      file: null,
      splitOff: null,
      rows: [],
      notifications,
    });
  }
  const approved = withStatements(payout, pays);
  const splitOff: Payout | null =
    own.length > 0
      ? { ...withStatements(payout, own), id: splitId(payout.id, uid), author: uid, draftedAt: now }
      : null;
  await expectFewChanges(ports.moneyChanges, uid, now);
  const { file, stored } = await bankFileOf(ports, approved, day, now);
  return ports.payouts.approve(read, {
    ...common,
    payout: { ...approved, state: 'approved', approver: uid, approvedAt: now, file },
    file: stored,
    splitOff,
    rows: [
      ...moneyChange(
        {
          kind: 'payout-approved',
          by: uid,
          org: payout.payer,
          after: formatMoney(approved.controlSum),
        },
        administrators,
        now,
      ),
      ...(operator ? [await operatorsAction(ports, operator, payout, now)] : []),
    ],
    notifications: splitOff ? draftedNews(splitOff, administrators, operators) : [],
  });
}

async function operatorsAction(
  ports: Pick<ApprovePorts, 'account'>,
  operator: Account,
  { author }: Payout,
  now: Date,
): Promise<NewDocument> {
  return adminAction(operator, {
    action: 'payout-approved',
    account: author,
    accountEmail: (await ports.account(author))?.email ?? null,
    mail: null,
    at: now,
  });
}

const withStatements = (payout: Payout, statements: Payout['statements']): Payout => ({
  ...payout,
  statements,
  controlSum: sumOf(statements),
});

/** Deterministic, so that every retry splits off the same payout. */
const splitId = (payout: string, uid: string): string =>
  createHash('sha256').update(`${payout} ${uid}`).digest('hex').slice(0, ID_LENGTH);

/** @throws InvalidInput for a day that is over, too far ahead, or on which banks are closed */
function expectBankDay(wanted: string | null, today: string): string {
  if (wanted === null) return nextBankDay(today);
  if (wanted < today || wanted > dayAfter(today, LATEST_DAYS) || !isBankDay(wanted)) {
    throw new InvalidInput(['executeOn']);
  }
  return wanted;
}
