import { defineCallable } from '../../core/callable.ts';
import { expectAs } from '../../core/caller.ts';
import { commissionPorts } from './commission-ports.ts';
import { decideDeal as decide } from './decide-deal.service.ts';

export const decideDeal = defineCallable(
  'decideDeal',
  (input, caller) => {
    // advisors withdraw their own deals; everything else is for the administrator
    if (input.decision.kind !== 'withdraw') expectAs('orgAdmin', caller);
    return decide(commissionPorts, input, caller);
  },
  { warm: false },
);
