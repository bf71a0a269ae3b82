import { createHash } from 'node:crypto';
import {
  payerAccount,
  settledIban,
  statementNumber,
  type Payer,
  type Payout,
  type PayoutFile,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { berlinDay } from '@wbd/domain/time';
import type { PayoutsRepository } from './payouts.repository.ts';
import { renderTransfers } from './render-transfers.ts';

export interface BankFilePorts {
  payouts: Pick<PayoutsRepository, 'accounts'>;
  payer(id: string): Promise<Payer | null>;
}

/**
 * The bank file of a payout with its hash. Uses the account numbers that are in effect now.
 * @param executeOn the bank day on which the money leaves
 * @throws AppError `payer/incomplete`, `payout/decided`
 */
export async function bankFileOf(
  ports: BankFilePorts,
  payout: Payout,
  executeOn: string,
  now: Date,
): Promise<{ file: NonNullable<Payout['file']>; stored: PayoutFile }> {
  const own = payerAccount(payout.payer);
  const [payer, accounts] = await Promise.all([
    ports.payer(payout.payer),
    ports.payouts.accounts([own, ...payout.statements.map(({ id }) => id)]),
  ]);
  const from = accounts.get(own);
  if (!payer || !from) throw new AppError('payer/incomplete');
  const xml = renderTransfers({
    id: payout.id,
    at: now,
    day: executeOn,
    from: { name: payer.name, iban: settledIban(from, now) },
    transfers: payout.statements.map(({ id, name, number, total }) => {
      const account = accounts.get(id);
      // a statement that came back meanwhile has none: the file must not pay it once more
      if (!account) throw new AppError('payout/decided');
      return {
        id: statementNumber(number),
        to: { name, iban: settledIban(account, now) },
        cents: total,
        text: `Provision ${statementNumber(number)}`,
      };
    }),
  });
  const sha256 = createHash('sha256').update(xml).digest('hex');
  const name = `auszahlung-${berlinDay(now)}-${payout.id.slice(0, 6)}.xml`;
  return {
    file: { sha256, executeOn },
    stored: { id: payout.id, payer: payout.payer, name, xml },
  };
}
