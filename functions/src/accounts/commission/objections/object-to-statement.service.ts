import {
  allowsObjection,
  type ObjectToStatementInput,
  type Statement,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { berlinDay } from '@wbd/domain/time';
import type { AccountCaller } from '../../../core/caller.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';
import { notificationOf } from '../../../mail/notifications/told.ts';
import { commissionCaller, type CommissionPorts } from '../commission-caller.ts';
import type { PayoutsRepository } from '../payouts/payouts.repository.ts';

export interface ObjectToStatementPorts extends CommissionPorts {
  payouts: Pick<PayoutsRepository, 'statement' | 'mark'>;
  /** Uids of an organisation's administrators. */
  administrators(org: string): Promise<string[]>;
}

/**
 * Records a partner's objection to one of their statements, which then no longer counts as an invoice. A statement that is in no
 * payout yet is held back until the payer answers. Idempotent.
 * @throws AppError `rate/limited`, `statement/…`
 */
export async function objectToStatement(
  ports: ObjectToStatementPorts,
  { statement: id, reason }: ObjectToStatementInput,
  caller: AccountCaller,
): Promise<Record<string, never>> {
  const { advisor } = await commissionCaller(ports, caller);
  return untilWritten(async () => {
    const read = await ports.payouts.statement(id);
    if (read?.statement.partner !== advisor.id) throw new AppError('statement/not-found');
    const { statement } = read;
    if (statement.objection?.reason === reason) return {};
    if (!allowsObjection(statement)) throw new AppError('statement/decided');
    const now = ports.now();
    const { state, payout, payer } = statement;
    const objected: Statement = {
      ...statement,
      state: state === 'issued' && payout === null ? 'objected' : state,
      objection: { reason, on: berlinDay(now), answer: null },
    };
    const administrators = await ports.administrators(payer);
    const news = administrators.map((uid) =>
      notificationOf(
        { event: 'statement-objected', uid, key: id, about: { name: statement.recipient.name } },
        null,
        now,
      ),
    );
    return (await ports.payouts.mark(read, objected, news)) ? {} : null;
  });
}
