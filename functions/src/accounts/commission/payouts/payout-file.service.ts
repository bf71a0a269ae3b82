import {
  allowsStep,
  payerAccount,
  statementNumber,
  type Payer,
  type PayoutFileInput,
  type PayoutFileOutput,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { berlinDay } from '@wbd/domain/time';
import type { Caller } from '../../../core/caller.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';
import { commissionCaller, type CommissionPorts } from '../commission-caller.ts';
import type { PayoutsRepository } from './payouts.repository.ts';
import { renderTransfers, type Transfers } from './render-transfers.ts';

export interface PayoutFilePorts extends CommissionPorts {
  payouts: Pick<PayoutsRepository, 'payout' | 'change' | 'ibans'>;
  payer(id: string): Promise<Payer | null>;
}

/**
 * The bank file of an approved payout. It can be fetched again until the bank's answer is recorded; a bank refuses a file with the
 * same message id.
 * @throws AppError `permission/denied`, `rate/limited`, `payer/incomplete`, `payout/…`
 */
export async function payoutFile(
  ports: PayoutFilePorts,
  { payoutId }: PayoutFileInput,
  caller: Caller,
): Promise<PayoutFileOutput> {
  const who = await commissionCaller(ports, caller);
  return untilWritten(async () => {
    const read = await ports.payouts.payout(payoutId);
    if (!read || read.payout.payer !== who.administers) throw new AppError('payout/not-found');
    const { payout } = read;
    if (!allowsStep(payout.state, 'export')) throw new AppError('payout/decided');
    const now = ports.now();
    const today = berlinDay(now);
    const own = payerAccount(payout.payer);
    const [payer, ibans] = await Promise.all([
      ports.payer(payout.payer),
      ports.payouts.ibans([own, ...payout.statements.map(({ id }) => id)]),
    ]);
    const from = ibans.get(own);
    if (!payer || from === undefined) throw new AppError('payer/incomplete');
    const transfers: Transfers = {
      id: payout.id,
      at: now,
      day: today,
      from: { name: payer.name, iban: from },
      transfers: payout.statements.map(({ id, name, number, total }) => {
        const iban = ibans.get(id);
        // a statement that came back meanwhile has none: the file must not pay it once more
        if (iban === undefined) throw new AppError('payout/decided');
        return {
          id: statementNumber(number),
          to: { name, iban },
          cents: total,
          text: `Provision ${statementNumber(number)}`,
        };
      }),
    };
    const xml = renderTransfers(transfers);
    const { exportedAt, exportedBy } = payout;
    const exported = {
      ...payout,
      state: 'exported' as const,
      exportedAt: exportedAt ?? now,
      exportedBy: exportedBy ?? who.advisor.id,
    };
    const name = `auszahlung-${today}-${payout.id.slice(0, 6)}.xml`;
    return (await ports.payouts.change(read, exported)) ? { name, xml } : null;
  });
}
