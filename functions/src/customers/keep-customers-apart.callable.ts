import { defineCallable } from '../shared/callable.ts';
import { customerPorts } from './customer-ports.ts';
import { keepCustomersApart as keepApart } from './keep-customers-apart.service.ts';

export const keepCustomersApart = defineCallable(
  'keepCustomersApart',
  (input, caller) => keepApart(customerPorts, input, caller),
  { warm: false },
);
