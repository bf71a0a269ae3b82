import { defineCallable } from '../../../core/callable.ts';
import { payoutFile as file } from './payout-file.service.ts';
import { payoutPorts } from './payout-ports.ts';

export const payoutFile = defineCallable(
  'payoutFile',
  (input, caller) => file(payoutPorts, input, caller),
  {
    warm: false,
  },
);
