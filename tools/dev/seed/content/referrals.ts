import { referralName, type Customer, type Referral } from '@wbd/domain/customers';

/** What the person who shared a link knows of those who came through it. */
export function demoReferrals(customers: readonly Customer[]): Referral[] {
  return customers.flatMap((customer) =>
    customer.inviteBy === null
      ? []
      : [
          {
            id: customer.id,
            customer: customer.id,
            referrer: customer.inviteBy,
            advisor: customer.advisor,
            name: referralName(customer),
            createdAt: customer.registered,
            attended: [],
          },
        ],
  );
}
