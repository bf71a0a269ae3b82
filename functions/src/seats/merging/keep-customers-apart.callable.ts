import { defineCallable } from '../../core/callable.ts';
import { customerPorts } from '../../people/customers/customer-ports.ts';
import { keepCustomersApart as keepApart } from './keep-customers-apart.service.ts';

export const keepCustomersApart = defineCallable(
  'keepCustomersApart',
  (input, caller) => keepApart(customerPorts, input, caller),
  { warm: false },
);
