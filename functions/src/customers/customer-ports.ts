import { logins } from '../gateways/logins.ts';
import { seatPorts } from '../registrations/seat-ports.ts';
import { customerChanges, newCustomers, refusals } from '../shared/limits.ts';
import { waitingListPorts } from '../waiting-list/waiting-list-ports.ts';
import { customersRepository } from './customers.repository.ts';
import { customerEntries } from './entries.repository.ts';
import { mergesRepository } from './merges.repository.ts';
import { tracesRepository } from './traces.repository.ts';

/** What customers are entered, changed, merged and erased with. */
export const customerPorts = {
  customers: customersRepository,
  entries: customerEntries,
  merges: mergesRepository,
  traces: tracesRepository,
  seats: seatPorts,
  lists: waitingListPorts.lists,
  logins,
  refusals,
  newCustomers,
  changes: customerChanges,
  now: () => new Date(),
};
