import { defineCallable } from '../../core/callable.ts';
import { mergePorts } from './merge-ports.ts';
import { mergeCustomers as merge } from './merge-customers.service.ts';

export const mergeCustomers = defineCallable(
  'mergeCustomers',
  (input, caller) => merge(mergePorts, input, caller),
  { warm: false, timeoutSeconds: 300 },
);
