import { defineCallable } from '../../core/callable.ts';
import { commissionPorts } from './commission-ports.ts';
import { decideDeal as decide } from './decide-deal.service.ts';

export const decideDeal = defineCallable(
  'decideDeal',
  (input, caller) => decide(commissionPorts, input, caller),
  { warm: false },
);
