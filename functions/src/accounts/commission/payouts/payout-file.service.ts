import {
  allowsStep,
  type Payer,
  type Payout,
  type PayoutFile,
  type PayoutFileInput,
  type PayoutFileOutput,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { berlinDay, nextBankDay } from '@wbd/domain/time';
import type { AccountCaller } from '../../../core/caller.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';
import { commissionCaller, type CommissionPorts } from '../commission-caller.ts';
import { bankFileOf } from './bank-file.ts';
import type { PayoutsRepository, ReadPayout } from './payouts.repository.ts';

export interface PayoutFilePorts extends CommissionPorts {
  payouts: Pick<
    PayoutsRepository,
    'payout' | 'change' | 'claimed' | 'file' | 'addFile' | 'accounts'
  >;
  payer(id: string): Promise<Payer | null>;
}

/**
 * Returns the approved bank file. It can be downloaded again until a statement is returned or the payout has ended; the bank rejects
 * a second file with the same message id.
 * @throws AppError `rate/limited`, `payer/incomplete`, `payout/…`
 */
export async function payoutFile(
  ports: PayoutFilePorts,
  { payoutId }: PayoutFileInput,
  caller: AccountCaller,
): Promise<PayoutFileOutput> {
  const who = await commissionCaller(ports, caller);
  return untilWritten(async () => {
    const read = await ports.payouts.payout(payoutId);
    if (!read || read.payout.payer !== who.administers) throw new AppError('payout/not-found');
    const { payout } = read;
    if (!allowsStep(payout.state, 'export')) throw new AppError('payout/decided');
    const statements = await ports.payouts.claimed(payout);
    // the bank would pay a returned statement again
    if (statements.some(({ statement }) => statement.state !== 'issued')) {
      throw new AppError('payout/decided');
    }
    const now = ports.now();
    const exported: Payout = {
      ...payout,
      state: 'exported',
      exportedAt: payout.exportedAt ?? now,
      exportedBy: payout.exportedBy ?? who.advisor.id,
    };
    const known = await ports.payouts.file(payout.id);
    if (known) return (await ports.payouts.change(read, exported)) ? answerOf(known) : null;
    return makeFile(ports, read, exported, now);
  });
}

/** Earlier releases approved payouts without storing a file. */
async function makeFile(
  ports: PayoutFilePorts,
  read: ReadPayout,
  exported: Payout,
  now: Date,
): Promise<PayoutFileOutput | null> {
  const { file, stored } = await bankFileOf(ports, exported, nextBankDay(berlinDay(now)), now);
  const isStored = await ports.payouts.addFile(read, { ...exported, file }, stored);
  return isStored ? answerOf(stored) : null;
}

const answerOf = ({ name, xml }: PayoutFile): PayoutFileOutput => ({ name, xml });
