import { defineCallable } from '../../core/callable.ts';
import { accountDetails as read } from './account-details.service.ts';
import { adminPorts } from './admin-ports.ts';

export const accountDetails = defineCallable(
  'accountDetails',
  (input, caller) => read(adminPorts, input, caller),
  { warm: false, readOnly: true },
);
