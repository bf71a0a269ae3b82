import { defineCallable } from '../../core/callable.ts';
import { moneyPorts } from './money-ports.ts';
import { setCommissionTerms as set } from './set-commission-terms.service.ts';
import { readOperator } from './subscriptions/subscriptions.repository.ts';
import { addTerms } from './terms.repository.ts';

export const setCommissionTerms = defineCallable(
  'setCommissionTerms',
  (input, caller) => set({ ...moneyPorts, operator: readOperator, add: addTerms }, input, caller),
  { warm: false },
);
