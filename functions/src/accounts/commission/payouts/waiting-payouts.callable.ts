import { defineCallable } from '../../../core/callable.ts';
import { readAllAdministrators } from '../../../core/people.repository.ts';
import { payoutPorts } from './payout-ports.ts';
import { waitingPayouts as read } from './waiting-payouts.service.ts';

const ports = { ...payoutPorts, allAdministrators: readAllAdministrators };

export const waitingPayouts = defineCallable(
  'waitingPayouts',
  (_input, caller) => read(ports, caller),
  { readOnly: true, warm: false },
);
