import { defineCallable } from '../../../core/callable.ts';
import { decidePayout as decide } from './decide-payout.service.ts';
import { payoutPorts } from './payout-ports.ts';

export const decidePayout = defineCallable(
  'decidePayout',
  (input, caller) =>
    decide(payoutPorts, input, caller, caller.refusals.admin === undefined ? caller.account : null),
  {
    warm: false,
  },
);
