import { defineCallable } from '../../core/callable.ts';
import { customerPorts } from './customer-ports.ts';
import { enterCustomer } from './enter-customer.service.ts';

export const advisorCreatesCustomer = defineCallable('advisorCreatesCustomer', (input, caller) =>
  enterCustomer(customerPorts, input, caller),
);
