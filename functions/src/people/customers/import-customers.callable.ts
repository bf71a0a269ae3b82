import { defineCallable } from '../../core/callable.ts';
import { customerPorts } from './customer-ports.ts';
import { importCustomers as importAll } from './import-customers.service.ts';

export const importCustomers = defineCallable(
  'importCustomers',
  (input, caller) => importAll(customerPorts, input, caller),
  { warm: false, timeoutSeconds: 120 },
);
