import { createHash } from 'node:crypto';
import type { Advisor, Customer, ExternalPerson, InviteToSessionInput } from '@wbd/domain';
import type { PeopleRepository } from './people.repository.ts';

/** Somebody who is to be invited. */
export interface Invitee {
  customerId: string;
  /** the customer they become when there is none under the id yet, null when there has to be one */
  newcomer: Customer | null;
}

/** Finds out, one after the other, which customer a person of the input is or becomes. */
export function inviteesOf(
  people: Pick<PeopleRepository, 'ownByEmail'>,
  input: InviteToSessionInput,
  advisor: Advisor,
  now: Date,
): (() => Promise<Invitee>)[] {
  return input.who === 'own'
    ? input.customerIds.map((customerId) => () => Promise.resolve({ customerId, newcomer: null }))
    : input.people.map((person) => () => external(people, person, advisor, now));
}

/**
 * Somebody with the e-mail address of an own customer is that customer; of several, the one with the same name. Anybody
 * else becomes one under an id that follows from advisor and address: a repeated call does not make another one.
 */
async function external(
  people: Pick<PeopleRepository, 'ownByEmail'>,
  person: ExternalPerson,
  advisor: Advisor,
  now: Date,
): Promise<Invitee> {
  const known = await people.ownByEmail(advisor.id, person.email);
  const sameName = ({ firstName, lastName }: Customer) =>
    firstName === person.firstName && lastName === person.lastName;
  const own = known.find(sameName) ?? known[0];
  if (own) return { customerId: own.id, newcomer: null };
  const id = customerIdOf(advisor.id, person.email);
  return {
    customerId: id,
    newcomer: {
      ...person,
      id,
      advisor: advisor.id,
      phone: null,
      lastContact: null,
      registered: now,
      inviteBy: null,
    },
  };
}

/**
 * Longer than what the rules let a client choose, and shorter than a login's: everybody can compute the id, and nobody
 * can put a customer of their own there.
 */
function customerIdOf(advisor: string, email: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['external-customer', advisor, email]))
    .digest('hex')
    .slice(0, 24);
}
