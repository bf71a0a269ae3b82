import { AppError } from '@wbd/domain';
import type { Logins } from '../gateways/logins.ts';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import type { CustomersRepository } from './customers.repository.ts';

export interface ProvenElsewherePorts {
  customers: Pick<CustomersRepository, 'customer'>;
  logins: Pick<Logins, 'findByPhone'>;
  /** how often an advisor is told that a number is another advisor's customer's */
  refusals: Pick<RateLimit, 'hold'>;
}

/**
 * Refuses a number that a person proved with another advisor: `customer/phone-taken`, or `rate/limited` for who asks too
 * often. The limit is taken before the look-up, so that many questions at once learn no more than one after the other.
 */
export async function refuseProvenElsewhere(
  { customers, logins, refusals }: ProvenElsewherePorts,
  { phone, advisor, now }: { phone: string; advisor: string; now: Date },
): Promise<void> {
  const hold = await refusals.hold(advisor, now);
  if (!hold) throw new AppError('rate/limited');
  const login = await logins.findByPhone(phone);
  const customer = login && (await customers.customer(login.uid));
  if (customer?.proven && customer.advisor !== advisor) throw new AppError('customer/phone-taken');
  await hold.release();
}
