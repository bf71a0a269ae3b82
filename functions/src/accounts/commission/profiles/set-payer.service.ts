import { isDeepStrictEqual } from 'node:util';
import {
  changedAccount,
  fitsCountry,
  isBankName,
  partySchema,
  payerAccount,
  type BankAccount,
  type Payer,
  type SetPayerInput,
} from '@wbd/domain/commission';
import type { AccountCaller } from '../../../core/caller.ts';
import { InvalidInput } from '../../../core/refusal.ts';
import {
  expectFewChanges,
  moneyChange,
  type MoneyPorts,
} from '../../money-changes/money-change.ts';
import { commissionAdministrator, type CommissionPorts } from '../commission-caller.ts';
import type { ProfilesRepository } from './profiles.repository.ts';
import { changeOf, checkedIban, endsOf } from './set-tax-profile.service.ts';

export interface SetPayerPorts extends CommissionPorts, MoneyPorts {
  profiles: Pick<ProfilesRepository, 'changePayer'>;
}

/**
 * Stores the organisation's name on credit notes and the account from which it pays. A changed account takes effect after a delay;
 * until then the previous one is used. All administrators of the organisation get a mail.
 * @throws AppError `rate/limited`; InvalidInput
 */
export async function setPayer(
  ports: SetPayerPorts,
  { iban: given, ...party }: SetPayerInput,
  caller: AccountCaller,
): Promise<Record<string, never>> {
  const { administers, advisor } = await commissionAdministrator(ports, caller);
  if (!fitsCountry(party.taxId, party.country)) throw new InvalidInput(['taxId']);
  if (!isBankName(party.name)) throw new InvalidInput(['name']);
  const now = ports.now();
  await expectFewChanges(ports.moneyChanges, advisor.id, now);
  const administrators = await ports.administrators(administers);
  await ports.profiles.changePayer(administers, (stored) => {
    const iban = checkedIban(given ?? stored.account?.iban ?? null);
    const account: BankAccount = {
      ...changedAccount(stored.account, iban, now),
      id: payerAccount(administers),
      expiresAt: null,
    };
    const isOther = stored.account?.iban !== iban;
    const payer: Payer = {
      ...party,
      ...endsOf(account),
      id: administers,
      changedBy: advisor.id,
      changedAt: now,
    };
    const isSame =
      stored.payer !== null &&
      isDeepStrictEqual(partySchema.parse(stored.payer), partySchema.parse(payer));
    const rows =
      isOther || !isSame
        ? moneyChange(
            {
              kind: isOther ? 'payer-iban' : 'payer',
              by: advisor.id,
              org: administers,
              ...(isOther && changeOf(stored.account, account)),
            },
            administrators,
            now,
          )
        : [];
    return { payer, account, rows };
  });
  return {};
}
