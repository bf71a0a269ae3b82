import {
  allowsCorrection,
  type AnswerObjectionInput,
  type Objection,
  type Statement,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { berlinDay } from '@wbd/domain/time';
import type { AccountCaller } from '../../../core/caller.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';
import { notificationOf } from '../../../mail/notifications/told.ts';
import { commissionCaller, type CommissionPorts } from '../commission-caller.ts';
import { endedStatement } from '../payouts/ended-statement.ts';
import type { PayoutsRepository, ReadEnd } from '../payouts/payouts.repository.ts';

export interface AnswerObjectionPorts extends CommissionPorts {
  payouts: Pick<PayoutsRepository, 'statement' | 'mark' | 'end'>;
}

/**
 * An administrator of the payer answers an objection: the statement is cancelled and its sum due again, or it stays and is paid.
 * One whose money is on its way or has arrived cannot be cancelled, because no one is debited. Repeating the same answer changes
 * nothing.
 * @throws AppError `permission/denied`, `rate/limited`, `statement/…`
 */
export async function answerObjection(
  ports: AnswerObjectionPorts,
  { statement: id, answer }: AnswerObjectionInput,
  caller: AccountCaller,
): Promise<Record<string, never>> {
  const who = await commissionCaller(ports, caller);
  return untilWritten(async () => {
    const read = await ports.payouts.statement(id);
    if (!read || read.statement.payer !== who.administers) {
      throw new AppError('statement/not-found');
    }
    // no one decides about their own commission
    if (read.statement.partner === who.advisor.id) throw new AppError('permission/denied');
    const { objection } = read.statement;
    const kind = answer.kind === 'uphold' ? 'upheld' : 'rejected';
    const reason = answer.kind === 'uphold' ? null : answer.reason;
    if (objection?.answer?.kind === kind && objection.answer.reason === reason) return {};
    if (!objection || objection.answer) throw new AppError('statement/decided');
    const answered: Objection = {
      ...objection,
      answer: { kind, reason, by: who.advisor.id, on: berlinDay(ports.now()) },
    };
    const written = await (kind === 'upheld'
      ? cancel(ports, read, answered)
      : keep(ports, read, answered));
    return written ? {} : null;
  });
}

/** @throws AppError `statement/on-its-way` */
function cancel(
  ports: AnswerObjectionPorts,
  read: ReadEnd,
  objection: Objection,
): Promise<boolean> {
  if (!allowsCorrection(read.statement)) throw new AppError('statement/on-its-way');
  return ports.payouts.end(read, endedStatement(read, 'corrected', ports.now(), objection));
}

function keep(ports: AnswerObjectionPorts, read: ReadEnd, objection: Objection): Promise<boolean> {
  const { statement } = read;
  const kept: Statement = {
    ...statement,
    state: statement.state === 'objected' ? 'issued' : statement.state,
    objection,
  };
  const news = notificationOf(
    { event: 'statement-answered', uid: statement.partner, key: statement.id, about: {} },
    null,
    ports.now(),
  );
  return ports.payouts.mark(read, kept, [news]);
}
