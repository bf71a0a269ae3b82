import {
  fitsCountry,
  IBAN_END,
  payerAccount,
  type Payer,
  type SetPayerInput,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../../core/caller.ts';
import { InvalidInput } from '../../../core/refusal.ts';
import { commissionCaller, type CommissionPorts } from '../commission-caller.ts';
import { checkedIban } from './set-tax-profile.service.ts';

export interface SetPayerPorts extends CommissionPorts {
  profiles: {
    iban(owner: string): Promise<string | null>;
    storePayer(payer: Payer, iban: string): Promise<void>;
  };
}

/**
 * Stores how the caller's organisation is named on credit notes, and the account from which it pays.
 * @throws AppError `permission/denied`, `rate/limited`; InvalidInput
 */
export async function setPayer(
  ports: SetPayerPorts,
  { iban: given, ...party }: SetPayerInput,
  caller: Caller,
): Promise<Record<string, never>> {
  const { administers, advisor } = await commissionCaller(ports, caller);
  if (administers === null) throw new AppError('permission/denied');
  if (!fitsCountry(party.taxId, party.country)) throw new InvalidInput(['taxId']);
  const iban = checkedIban(given ?? (await ports.profiles.iban(payerAccount(administers))));
  const payer: Payer = {
    ...party,
    id: administers,
    ibanEnd: iban.slice(-IBAN_END),
    changedBy: advisor.id,
    changedAt: ports.now(),
  };
  await ports.profiles.storePayer(payer, iban);
  return {};
}
