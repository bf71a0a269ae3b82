import { defineCallable } from '../../../core/callable.ts';
import { payoutPorts } from '../payouts/payout-ports.ts';
import { objectToStatement as objectTo } from './object-to-statement.service.ts';

export const objectToStatement = defineCallable(
  'objectToStatement',
  (input, caller) => objectTo(payoutPorts, input, caller),
  {
    warm: false,
  },
);
