import { defineCallable } from '../../core/callable.ts';
import { mergePorts } from './merge-ports.ts';
import { keepCustomersApart as keepApart } from './keep-customers-apart.service.ts';

export const keepCustomersApart = defineCallable(
  'keepCustomersApart',
  (input, caller) => keepApart(mergePorts, input, caller),
  { warm: false },
);
