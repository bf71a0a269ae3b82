import { defineCallable } from '../../../core/callable.ts';
import { payoutPorts } from '../payouts/payout-ports.ts';
import { answerObjection as answer } from './answer-objection.service.ts';

export const answerObjection = defineCallable(
  'answerObjection',
  (input, caller) => answer(payoutPorts, input, caller),
  {
    warm: false,
  },
);
