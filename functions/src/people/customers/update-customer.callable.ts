import { defineCallable } from '../../core/callable.ts';
import { customerPorts } from './customer-ports.ts';
import { updateCustomer as update } from './update-customer.service.ts';

export const updateCustomer = defineCallable(
  'updateCustomer',
  (input, caller) => update(customerPorts, input, caller),
  { warm: false },
);
