import { birthdaysOn } from '@wbd/domain/customers';
import { queryOptions } from '@wbd/query';
import { customerKeys } from '../keys/index.ts';
import { FRESHNESS } from '../freshness/index.ts';
import { birthdaysOf } from './birthdays.ts';
import { readCustomer, readCustomers, readCustomersWithBirthday } from './customers.repository.ts';
import { readReferredCustomers, readReferrer } from './referrals-of-customer.repository.ts';

/** All customers of an advisor, in no particular order. */
export const customersQuery = (advisorId: string) =>
  queryOptions({
    queryKey: customerKeys.ofAdvisor(advisorId),
    queryFn: () => readCustomers(advisorId),
    staleTime: FRESHNESS.standard,
  });

/** One customer, for the person or their advisor; null for a login without a customer. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: customerKeys.byId(id),
    queryFn: () => readCustomer(id),
    staleTime: FRESHNESS.standard,
  });

/**
 * Which of the advisor's customers have their birthday on some days, the nearest first; without archived ones.
 * @param days yyyy-MM-dd, in order, at most 15
 */
export const birthdaysQuery = (advisorId: string, days: readonly string[]) =>
  queryOptions({
    queryKey: customerKeys.birthdays(advisorId, days),
    queryFn: async () => {
      const customers = await readCustomersWithBirthday(advisorId, days.flatMap(birthdaysOn));
      return birthdaysOf(customers, days);
    },
    staleTime: FRESHNESS.standard,
  });

/** Who became the advisor's customer through a link that this customer shared. */
export const referredCustomersQuery = (advisorId: string, customerId: string) =>
  queryOptions({
    queryKey: customerKeys.referredBy(customerId, advisorId),
    queryFn: () => readReferredCustomers(advisorId, customerId),
    staleTime: FRESHNESS.standard,
  });

/** Whose link a customer came through; null when the signed-in advisor may not know. */
export const referrerQuery = (uid: string) =>
  queryOptions({
    queryKey: customerKeys.referrer(uid),
    queryFn: () => readReferrer(uid),
    staleTime: FRESHNESS.standard,
  });
