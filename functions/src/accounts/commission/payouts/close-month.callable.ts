import { defineCallable } from '../../../core/callable.ts';
import { closeMonth as close } from './close-month.service.ts';
import { payoutPorts } from './payout-ports.ts';

export const closeMonth = defineCallable(
  'closeMonth',
  (input, caller) => close(payoutPorts, input, caller),
  {
    warm: false,
  },
);
