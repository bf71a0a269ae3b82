import { defineCallable } from '../../core/callable.ts';
import { customerPorts } from '../customers/customer-ports.ts';
import { restrictCustomer as restrict } from './restrict-customer.service.ts';

export const restrictCustomer = defineCallable(
  'restrictCustomer',
  (input, caller) => restrict(customerPorts, input, caller),
  { warm: false },
);
