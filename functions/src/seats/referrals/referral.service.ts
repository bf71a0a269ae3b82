import { referralName, type Customer, type Referral } from '@wbd/domain/customers';
import type { PeopleRepository } from '../registrations/people.repository.ts';

/** The person who shared the link, if that is someone else whom we know. */
export async function knownReferrer(
  people: Pick<PeopleRepository, 'advisor' | 'customer'>,
  ref: string | undefined,
  uid: string,
): Promise<string | null> {
  if (ref === undefined || ref === uid) return null;
  const [advisor, customer] = await Promise.all([people.advisor(ref), people.customer(ref)]);
  return advisor || customer ? ref : null;
}

export interface Referred {
  customer: Customer;
  /** to store with the customer; null without a referrer, or with an earlier one */
  referral: Referral | null;
}

/** Notes through whose link a customer came: the first link stays. */
export function referredBy(
  arrived: Customer,
  referrer: string | null,
  occasion: 'registration' | 'appointment',
  now: Date,
): Referred {
  if (referrer === null || arrived.inviteBy !== null) return { customer: arrived, referral: null };
  const customer = { ...arrived, inviteBy: referrer };
  const { id, advisor } = customer;
  const referral = {
    id,
    customer: id,
    referrer,
    advisor,
    name: referralName(customer),
    createdAt: now,
    registered: occasion === 'registration',
    attended: [],
    deals: [],
    appointmentAt: occasion === 'appointment' ? now : null,
  };
  return { customer, referral };
}
