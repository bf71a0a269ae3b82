import { defineCallable } from '../../core/callable.ts';
import { customerPorts } from '../../people/customers/customer-ports.ts';
import { mergeCustomers as merge } from './merge-customers.service.ts';

export const mergeCustomers = defineCallable(
  'mergeCustomers',
  (input, caller) => merge(customerPorts, input, caller),
  { warm: false, timeoutSeconds: 300 },
);
