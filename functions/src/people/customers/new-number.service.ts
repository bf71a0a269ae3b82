import { AppError } from '@wbd/domain/errors';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import type { Logins } from '../../core/logins.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { CustomersRepository } from './customers.repository.ts';

export interface NewNumberPorts {
  customers: Pick<CustomersRepository, 'customer'>;
  logins: Pick<Logins, 'findByPhone'>;
  /** how often an advisor may learn that a number belongs to another advisor's customer */
  refusals: Pick<RateLimit, 'hold'>;
}

/**
 * Decides whether an advisor may note a number that none of their customers has: `phone/invalid` for an impossible
 * number, `customer/phone-taken` for one that a person proved with another advisor, `rate/limited` after too many
 * requests. The limit is taken before the look-up, so that many questions at once learn no more than one after the
 * other.
 */
export async function expectFreeNumber(
  { customers, logins, refusals }: NewNumberPorts,
  { phone, advisor, now }: { phone: string; advisor: string; now: Date },
): Promise<void> {
  // by country code and length alone: ranges are opened every year, and a list that lags would refuse real people
  if (!isPossiblePhoneNumber(phone)) throw new AppError('phone/invalid');
  const hold = await refusals.hold(advisor, now);
  if (!hold) throw new AppError('rate/limited');
  const login = await logins.findByPhone(phone);
  const customer = login && (await customers.customer(login.uid));
  if (customer?.proven && customer.advisor !== advisor) throw new AppError('customer/phone-taken');
  await hold.release();
}
