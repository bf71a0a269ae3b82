import { customerPorts } from '../../people/customers/customer-ports.ts';
import { seatPorts } from '../registrations/seat-ports.ts';
import { waitingListPorts } from '../waiting-list/waiting-list-ports.ts';
import { tracesRepository } from './traces.repository.ts';

/** What customers are erased with, and everything that hangs on them. */
export const erasurePorts = {
  ...customerPorts,
  traces: tracesRepository,
  seats: seatPorts,
  lists: waitingListPorts.lists,
};
