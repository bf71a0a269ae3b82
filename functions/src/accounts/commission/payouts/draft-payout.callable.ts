import { defineCallable } from '../../../core/callable.ts';
import { draftPayout as draft } from './draft-payout.service.ts';
import { payoutPorts } from './payout-ports.ts';

export const draftPayout = defineCallable(
  'draftPayout',
  (input, caller) => draft(payoutPorts, input, caller),
  {
    warm: false,
  },
);
