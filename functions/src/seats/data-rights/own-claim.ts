import type { Customer, OwnClaim } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { isSameName } from '@wbd/domain/fields';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { CustomersRepository } from '../../people/customers/customers.repository.ts';
import type { PersonalDataRepository } from './personal-data.repository.ts';

export interface OwnClaimPorts {
  customers: Pick<CustomersRepository, 'customer'>;
  stored: Pick<PersonalDataRepository, 'entries'>;
  /** wrong names by phone number */
  tries: Pick<RateLimit, 'hold'>;
  now(): Date;
}

/** What is stored under a proven number and agrees with the name that the person gave. */
export interface ConfirmedClaim {
  /** The person's own record; null when there is none or it bears another name. */
  customer: Customer | null;
  /** advisors' entries that no person has proven */
  entries: Customer[];
}

/** More than a person books in a lifetime, and still one answer. */
export const MOST_OF_A_KIND = 1_000;

/**
 * Compares the name that the caller gives with what is stored under the proven number. Carriers hand numbers on, so the
 * new holder of a number must not learn what is known about the one before. A wrong name and a number without records take
 * the same reads and get the same answer.
 * @throws AppError `auth/phone-required`, `rate/limited` after ten wrong names a day, `own-data/not-found`
 */
export async function confirmedClaim(
  ports: OwnClaimPorts,
  { uid, phone }: Caller,
  claim: OwnClaim,
): Promise<ConfirmedClaim> {
  if (phone === null) throw new AppError('auth/phone-required');
  const attempt = await ports.tries.hold(phone, ports.now());
  if (!attempt) throw new AppError('rate/limited');
  const [customer, entries] = await Promise.all([
    ports.customers.customer(uid),
    ports.stored.entries(phone, MOST_OF_A_KIND),
  ]);
  const confirmed = {
    customer: customer && isSameName(customer, claim) ? customer : null,
    entries: entries.filter((entry) => isSameName(entry, claim)),
  };
  if (confirmed.customer === null && confirmed.entries.length === 0) {
    throw new AppError('own-data/not-found');
  }
  await attempt.release();
  return confirmed;
}
