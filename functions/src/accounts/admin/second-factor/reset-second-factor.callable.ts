import { defineCallable } from '../../../core/callable.ts';
import { logins } from '../../../core/logins.ts';
import { storeOnce } from '../../advisors/own-account/second-factor-changes.repository.ts';
import { adminPorts } from '../admin-ports.ts';
import { resetSecondFactor as reset } from './reset-second-factor.service.ts';

const ports = {
  ...adminPorts,
  logins,
  storeOnce,
};

export const resetSecondFactor = defineCallable(
  'resetSecondFactor',
  (input, caller) => reset(ports, input, caller),
  { warm: false },
);
