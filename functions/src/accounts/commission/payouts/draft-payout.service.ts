import { needsOperator, sumOf, type DraftPayoutInput, type Payout } from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import type { Notification } from '@wbd/domain/notifications';
import type { AccountCaller } from '../../../core/caller.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';
import { notificationOf } from '../../../mail/notifications/told.ts';
import { commissionAdministrator, type CommissionPorts } from '../commission-caller.ts';
import type { PayoutsRepository, ReadStatement } from './payouts.repository.ts';

export interface DraftPayoutPorts extends CommissionPorts {
  payouts: Pick<PayoutsRepository, 'payout' | 'open' | 'draft'>;
  /** Uids of an organisation's administrators. */
  administrators(org: string): Promise<string[]>;
  /** Uids of everyone who acts for the operator. */
  operators(): Promise<string[]>;
}

/**
 * Drafts a payout of all payable statements. Another administrator approves it, or the operator if there is only one administrator.
 * The approvers are notified.
 * @throws AppError `rate/limited`, `payout/…`
 */
export async function draftPayout(
  ports: DraftPayoutPorts,
  { id }: DraftPayoutInput,
  caller: AccountCaller,
): Promise<Record<string, never>> {
  const { administers: payer, advisor } = await commissionAdministrator(ports, caller);
  const [administrators, operators] = await Promise.all([
    ports.administrators(payer),
    ports.operators(),
  ]);
  return untilWritten(async () => {
    const known = await ports.payouts.payout(id);
    if (known && known.payout.author !== advisor.id) throw new AppError('payout/not-found');
    if (known) return {};
    const now = ports.now();
    const open = await ports.payouts.open(payer, now);
    if (open.length === 0) throw new AppError('payout/empty');
    const payout = payoutOf(id, payer, advisor.id, open, now);
    const news = draftedNews(payout, administrators, operators);
    return (await ports.payouts.draft(payout, open, news)) ? {} : null;
  });
}

/** Notifications for those who may approve a payout. */
export function draftedNews(
  payout: Payout,
  administrators: readonly string[],
  operators: readonly string[],
): Notification[] {
  const { id, author, draftedAt } = payout;
  const isForOperator = needsOperator(payout, administrators);
  const event = isForOperator ? 'payout-for-operator' : 'payout-drafted';
  return (isForOperator ? operators : administrators)
    .filter((uid) => uid !== author)
    .map((uid) => notificationOf({ event, uid, key: id, about: {} }, null, draftedAt));
}

function payoutOf(
  id: string,
  payer: string,
  author: string,
  open: readonly ReadStatement[],
  now: Date,
): Payout {
  const statements = open
    .map(({ statement }) => ({
      id: statement.id,
      number: statement.number,
      partner: statement.partner,
      name: statement.recipient.name,
      ibanEnd: statement.ibanEnd,
      total: statement.total,
    }))
    .toSorted((one, other) => one.number - other.number);
  return {
    id,
    payer,
    statements,
    controlSum: sumOf(statements),
    state: 'drafted',
    author,
    approver: null,
    draftedAt: now,
    approvedAt: null,
    exportedAt: null,
    exportedBy: null,
    endedOn: null,
    file: null,
  };
}
