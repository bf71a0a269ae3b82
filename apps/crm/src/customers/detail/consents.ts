import type { Consent } from '@wbd/domain/consents';
import type { Customer } from '@wbd/domain/customers';
import type { Registration } from '@wbd/domain/seminars';

/** Everything a person agreed to, the latest first: the customer's own is that of their last registration. */
export function consentsOf(
  { consent }: Pick<Customer, 'consent'>,
  seats: readonly Pick<Registration, 'consent'>[],
): Consent[] {
  const all = [consent, ...seats.map((seat) => seat.consent)].filter((one) => one !== null);
  const byMoment = new Map(all.map((one) => [`${one.at.getTime()} ${one.version}`, one]));
  return [...byMoment.values()].toSorted((a, b) => b.at.getTime() - a.at.getTime());
}
