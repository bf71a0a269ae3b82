import type { Account } from '@wbd/domain/accounts';
import {
  allowsStep,
  needsOperator,
  PAYOUT_STEPS,
  type DecidePayoutInput,
  type Payout,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { berlinDay } from '@wbd/domain/time';
import type { AccountCaller } from '../../../core/caller.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';
import { commissionCaller } from '../commission-caller.ts';
import { approve, type ApprovePorts } from './approve-payout.service.ts';
import { endedStatement } from './ended-statement.ts';
import type { PayoutsRepository, ReadPayout } from './payouts.repository.ts';

export interface DecidePayoutPorts extends ApprovePorts {
  payouts: ApprovePorts['payouts'] &
    Pick<PayoutsRepository, 'payout' | 'change' | 'discard' | 'statement' | 'end'>;
}

/**
 * Lets an administrator approve a payout that another one drafted, discard it, or record the bank's result. Every step is
 * idempotent. The operator may only approve, and only what no administrator can approve. Statements of a rejected bank file return
 * to the next payout, which needs a new approval.
 * @param operator the caller's account when they act as the operator; null for everyone else
 * @throws AppError `rate/limited`, `payout/…`
 */
export async function decidePayout(
  ports: DecidePayoutPorts,
  { payoutId, step }: DecidePayoutInput,
  caller: AccountCaller,
  operator: Account | null,
): Promise<Record<string, never>> {
  const who = await commissionCaller(ports, caller);
  const { uid } = caller;
  return untilWritten(async () => {
    const read = await ports.payouts.payout(payoutId);
    if (!read) throw new AppError('payout/not-found');
    const { payout } = read;
    const isOwn = payout.payer === who.administers;
    if (!isOwn && !(operator && (await isOperators(ports, payout, step, uid)))) {
      throw new AppError('payout/not-found');
    }
    switch (step.kind) {
      case 'approve':
        return doneIf(
          await approve(
            ports,
            read,
            { uid, operator: isOwn ? null : operator },
            step.executeOn ?? null,
          ),
        );
      case 'discard':
      case 'refuse':
        if (payout.state === PAYOUT_STEPS[step.kind].to) return {};
        expectStep(payout, step.kind);
        return doneIf(await ports.payouts.discard(read, ended(ports, payout, step.kind)));
      case 'settle':
        return settle(ports, read);
      case 'return':
        if (!payout.statements.some(({ id }) => id === step.statement)) {
          throw new AppError('payout/not-found');
        }
        if (payout.state !== 'exported') throw new AppError('payout/decided');
        return doneIf(await endStatement(ports, step.statement, 'returned'));
    }
  });
}

/** Whether a step is the operator's: the approval of a payout that waits for it, or the same approval once more. */
async function isOperators(
  ports: Pick<DecidePayoutPorts, 'administrators'>,
  payout: Payout,
  { kind }: DecidePayoutInput['step'],
  uid: string,
): Promise<boolean> {
  if (kind !== 'approve') return false;
  if (payout.approver === uid) return true;
  return needsOperator(payout, await ports.administrators(payout.payer));
}

const doneIf = (isWritten: boolean): Record<string, never> | null => (isWritten ? {} : null);

/** @throws AppError `payout/decided` */
function expectStep({ state }: Payout, step: keyof typeof PAYOUT_STEPS): void {
  if (!allowsStep(state, step)) throw new AppError('payout/decided');
}

const ended = (
  ports: DecidePayoutPorts,
  payout: Payout,
  step: 'discard' | 'refuse' | 'settle',
): Payout => ({
  ...payout,
  state: PAYOUT_STEPS[step].to,
  endedOn: berlinDay(ports.now()),
});

/** Every statement that did not come back arrived; the payout is settled after the last of them. */
async function settle(
  ports: DecidePayoutPorts,
  read: ReadPayout,
): Promise<Record<string, never> | null> {
  const { payout } = read;
  if (payout.state === 'settled') return {};
  expectStep(payout, 'settle');
  for (const { id } of payout.statements) {
    await untilWritten(async () => ((await endStatement(ports, id, 'paid')) ? true : null));
  }
  return doneIf(await ports.payouts.change(read, ended(ports, payout, 'settle')));
}

/** @returns false when something has changed since it was read, or perhaps nothing was written */
async function endStatement(
  ports: DecidePayoutPorts,
  id: string,
  state: 'paid' | 'returned',
): Promise<boolean> {
  const read = await ports.payouts.statement(id);
  if (!read) throw new AppError('payout/not-found');
  const { statement } = read;
  if (statement.state === state) return true;
  if (statement.state !== 'issued') {
    // a returned statement stays returned when the others are settled
    if (state === 'paid') return true;
    throw new AppError('payout/decided');
  }
  return ports.payouts.end(read, endedStatement(read, state, ports.now()));
}
