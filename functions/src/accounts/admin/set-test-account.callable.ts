import { defineCallable } from '../../core/callable.ts';
import { adminPorts } from './admin-ports.ts';
import { setTestAccount as mark } from './set-test-account.service.ts';

export const setTestAccount = defineCallable(
  'setTestAccount',
  (input, caller) => mark(adminPorts, input, caller),
  { warm: false },
);
