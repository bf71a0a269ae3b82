import { logins } from '../../gateways/logins.ts';
import { seatPorts } from '../../seats/registrations/seat-ports.ts';
import { customerChanges, newCustomers, refusals } from '../../core/limits.ts';
import { waitingListPorts } from '../../seats/waiting-list/waiting-list-ports.ts';
import { customersRepository } from './customers.repository.ts';
import { customerEntries } from './entries.repository.ts';
import { mergesRepository } from '../../seats/merging/merges.repository.ts';
import { tracesRepository } from '../../seats/data-rights/traces.repository.ts';

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
