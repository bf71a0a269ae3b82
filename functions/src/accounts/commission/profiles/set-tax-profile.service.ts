import { IBAN_END, misfit, type SetTaxProfileInput, type TaxProfile } from '@wbd/domain/commission';
import { ibanSchema } from '@wbd/domain/iban';
import type { Notification } from '@wbd/domain/notifications';
import type { Caller } from '../../../core/caller.ts';
import { InvalidInput } from '../../../core/refusal.ts';
import { notificationOf } from '../../../mail/notifications/told.ts';
import { commissionCaller, type CommissionPorts } from '../commission-caller.ts';

export interface SetTaxProfilePorts extends CommissionPorts {
  profiles: {
    /** The IBAN that is stored for an owner; null without one. */
    iban(owner: string): Promise<string | null>;
    /** Stores a profile with its account and the notification, all or nothing; not for an advisor who is gone. */
    storeTaxProfile(
      profile: TaxProfile,
      iban: string,
      notification: Notification | null,
    ): Promise<void>;
  };
}

/**
 * Stores where a partner's commission goes and how it is taxed. A changed account sends the partner a
 * notification, in case someone else entered it.
 * @throws AppError `permission/denied`, `rate/limited`; InvalidInput
 */
export async function setTaxProfile(
  ports: SetTaxProfilePorts,
  { iban: given, ...details }: SetTaxProfileInput,
  caller: Caller,
): Promise<Record<string, never>> {
  const { advisor } = await commissionCaller(ports, caller);
  const field = misfit(details);
  if (field !== null) throw new InvalidInput([field]);
  const before = await ports.profiles.iban(advisor.id);
  const iban = checkedIban(given ?? before);
  const now = ports.now();
  const profile: TaxProfile = {
    ...details,
    id: advisor.id,
    ibanEnd: iban.slice(-IBAN_END),
    agreedAt: now,
    changedAt: now,
    expiresAt: null,
  };
  const isChanged = before !== null && before !== iban;
  await ports.profiles.storeTaxProfile(
    profile,
    iban,
    isChanged ? changedNews(advisor.id, now) : null,
  );
  return {};
}

/** @throws InvalidInput */
export function checkedIban(given: string | null): string {
  const checked = ibanSchema.safeParse(given ?? '');
  if (!checked.success) throw new InvalidInput(['iban']);
  return checked.data;
}

const changedNews = (uid: string, now: Date) =>
  notificationOf({ event: 'payout-details', uid, key: now.toISOString(), about: {} }, null, now);
