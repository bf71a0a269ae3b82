import { isDeepStrictEqual } from 'node:util';
import {
  changedAccount,
  IBAN_END,
  isBankName,
  misfit,
  taxDetailsSchema,
  type BankAccount,
  type SetTaxProfileInput,
  type TaxProfile,
} from '@wbd/domain/commission';
import { ibanSchema } from '@wbd/domain/iban';
import type { AccountCaller } from '../../../core/caller.ts';
import { InvalidInput } from '../../../core/refusal.ts';
import { notificationOf } from '../../../mail/notifications/told.ts';
import {
  expectFewChanges,
  moneyChange,
  type MoneyPorts,
} from '../../money-changes/money-change.ts';
import { commissionCaller, type CommissionPorts } from '../commission-caller.ts';
import type { ProfilesRepository } from './profiles.repository.ts';

export interface SetTaxProfilePorts extends CommissionPorts, MoneyPorts {
  profiles: Pick<ProfilesRepository, 'changeTaxProfile'>;
}

/**
 * Stores a partner's bank account and tax status. A changed account number takes effect after a delay, and the people concerned get
 * a mail.
 * @throws AppError `rate/limited`; InvalidInput
 */
export async function setTaxProfile(
  ports: SetTaxProfilePorts,
  { iban: given, wording, ...details }: SetTaxProfileInput,
  caller: AccountCaller,
): Promise<Record<string, never>> {
  const { advisor } = await commissionCaller(ports, caller);
  const field = misfit(details);
  if (field !== null) throw new InvalidInput([field]);
  if (!isBankName(details.name)) throw new InvalidInput(['name']);
  const now = ports.now();
  await expectFewChanges(ports.moneyChanges, advisor.id, now);
  const administrators = await ports.administrators(advisor.org);
  await ports.profiles.changeTaxProfile(advisor.id, (stored) => {
    const iban = checkedIban(given ?? stored.account?.iban ?? null);
    const account: BankAccount = {
      ...changedAccount(stored.account, iban, now),
      id: advisor.id,
      expiresAt: null,
    };
    const isOther = stored.account?.iban !== iban;
    const profile: TaxProfile = {
      ...details,
      ...endsOf(account),
      id: advisor.id,
      wording,
      agreedAt: now,
      changedAt: now,
      expiresAt: null,
    };
    const isSame =
      stored.profile !== null &&
      isDeepStrictEqual(taxDetailsSchema.parse(stored.profile), taxDetailsSchema.parse(profile));
    const rows =
      isOther || !isSame
        ? moneyChange(
            {
              kind: isOther ? 'iban' : 'tax-data',
              by: advisor.id,
              person: advisor.id,
              org: advisor.org,
              ...(isOther && changeOf(stored.account, account)),
            },
            administrators,
            now,
          )
        : [];
    const notification =
      isOther && stored.account
        ? notificationOf(
            { event: 'payout-details', uid: advisor.id, key: now.toISOString(), about: {} },
            null,
            now,
          )
        : null;
    return { profile, account, rows, notification };
  });
  return {};
}

/** @throws InvalidInput */
export function checkedIban(given: string | null): string {
  const checked = ibanSchema.safeParse(given ?? '');
  if (!checked.success) throw new InvalidInput(['iban']);
  return checked.data;
}

/** The parts of an account that may be displayed. */
export const endsOf = ({ iban, waitsUntil, earlier }: BankAccount) => ({
  ibanEnd: iban.slice(-IBAN_END),
  waitsUntil,
  earlierEnd: earlier?.slice(-IBAN_END) ?? null,
});

/** The entry of a changed account contains only the ends of both numbers. */
export const changeOf = (before: BankAccount | null, { iban, waitsUntil }: BankAccount) => ({
  before: before?.iban.slice(-IBAN_END) ?? null,
  after: iban.slice(-IBAN_END),
  waitsUntil,
});
