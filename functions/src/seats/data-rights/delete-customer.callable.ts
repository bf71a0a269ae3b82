import { defineCallable } from '../../core/callable.ts';
import { log } from '../../core/log/log.ts';
import { erasurePorts } from './erasure-ports.ts';
import { deleteCustomer as erase, type DeleteCustomerPorts } from './delete-customer.service.ts';

export const deleteCustomerPorts = {
  ...erasurePorts,
  log: (erased) => log('customer.erased', { ...erased }),
} satisfies DeleteCustomerPorts;

export const deleteCustomer = defineCallable(
  'deleteCustomer',
  (input, caller) => erase(deleteCustomerPorts, input, caller),
  { warm: false, timeoutSeconds: 540, memory: '512MiB' },
);
