import { defineCallable } from '../../core/callable.ts';
import { customerPorts } from './customer-ports.ts';
import { organiseCustomers as organise } from './organise-customers.service.ts';

export const organiseCustomers = defineCallable(
  'organiseCustomers',
  (input, caller) => organise(customerPorts, input, caller),
  { warm: false },
);
