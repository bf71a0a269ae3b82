import { customerChanges, newCustomers, refusals } from '../../core/limits.ts';
import { retryPorts } from '../../core/optimistic-retry.ts';
import { logins } from '../../core/logins.ts';
import { customersRepository } from './customers.repository.ts';
import { customerEntries } from './entries.repository.ts';

/** What customers are entered and changed with. */
export const customerPorts = {
  customers: customersRepository,
  entries: customerEntries,
  retries: retryPorts,
  logins,
  refusals,
  newCustomers,
  changes: customerChanges,
  now: () => new Date(),
};
