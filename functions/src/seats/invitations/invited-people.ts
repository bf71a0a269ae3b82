import type { Advisor } from '@wbd/domain/advisors';
import type { Customer } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { isSameName } from '@wbd/domain/fields';
import type { ExternalPerson, InvitedPerson } from '@wbd/domain/seats';
import { enteredCustomer } from '../../people/customers/entered-customer.ts';
import type { CustomerEntries, Found } from '../../people/customers/entries.repository.ts';

/** A person to invite. */
export interface Invitee {
  customerId: string;
  /** the customer they become, and the look-up that they are none yet; null for an own customer */
  newcomer: { customer: Customer; found: Found } | null;
}

/** Finds out which customer an invited person is or becomes. */
export async function inviteeOf(
  entries: CustomerEntries,
  { customer, newcomer }: InvitedPerson,
  advisor: Advisor,
  now: Date,
): Promise<Invitee> {
  if (customer !== null) return { customerId: customer, newcomer: null };
  if (newcomer === null) throw new AppError('customer/not-found');
  return external(entries, newcomer, advisor, now);
}

/**
 * The advisor's note with the person's address and name is that person. A record that a person has proven is not: anyone can
 * register with someone else's address, and would get the seat.
 */
async function external(
  entries: CustomerEntries,
  person: ExternalPerson,
  advisor: Advisor,
  now: Date,
): Promise<Invitee> {
  const found = await entries.find(advisor.id, { email: person.email, phone: null });
  const own = found.entries.find(
    ({ customer }) => !customer.proven && isSameName(customer, person),
  );
  if (own) return { customerId: own.customer.id, newcomer: null };
  const id = entries.newId();
  const customer = enteredCustomer(id, advisor.id, { ...person, phone: null }, now);
  return { customerId: id, newcomer: { customer, found } };
}
