import {
  UNREGISTERED_PAGE_SIZE,
  type UnregisteredCustomersInput,
  type UnregisteredCustomersOutput,
} from '@wbd/domain/seats';
import type { AccountCaller } from '../../core/caller.ts';
import { asHost, type HostPeople } from './host.ts';
import type { UnregisteredRepository } from './unregistered-customers.repository.ts';

export interface UnregisteredPorts {
  people: HostPeople;
  unregistered: UnregisteredRepository;
}

/**
 * A page of the caller's own customers who are not registered for a session, for an advisor who may invite them. It reads a
 * page of customers, which grows neither with the advisor's customers nor with those of others, and the advisor's own
 * registrations for the session.
 */
export async function unregisteredCustomers(
  { people, unregistered }: UnregisteredPorts,
  { sessionId, after }: UnregisteredCustomersInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<UnregisteredCustomersOutput> {
  const { session } = await asHost(people, advisor, sessionId);
  const [registered, { customers, next }] = await Promise.all([
    unregistered.registeredOf(advisor.id, session.id),
    unregistered.customersOf(advisor.id, after ?? null, UNREGISTERED_PAGE_SIZE),
  ]);
  return { customers: customers.filter(({ id }) => !registered.has(id)), next };
}
