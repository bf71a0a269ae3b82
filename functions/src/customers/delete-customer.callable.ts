import { logger } from 'firebase-functions';
import { logins } from '../gateways/logins.ts';
import { seatPorts } from '../registrations/seat-ports.ts';
import { defineCallable } from '../shared/callable.ts';
import { customersRepository } from './customers.repository.ts';
import { deleteCustomer as erase, type DeleteCustomerPorts } from './delete-customer.service.ts';
import { tracesRepository } from './traces.repository.ts';

export const deleteCustomerPorts: DeleteCustomerPorts = {
  customers: customersRepository,
  traces: tracesRepository,
  logins,
  seats: seatPorts,
  log: (erased) => logger.info('A customer was erased', erased),
};

export const deleteCustomer = defineCallable(
  'deleteCustomer',
  (input, caller) => erase(deleteCustomerPorts, input, caller),
  { warm: false, timeoutSeconds: 540, memory: '512MiB' },
);
