import { defineCallable } from '../../core/callable.ts';
import { adminPorts } from './admin-ports.ts';
import { failedMails as find } from './failed-mails.service.ts';

export const failedMails = defineCallable(
  'failedMails',
  (input, caller) => find(adminPorts, input, caller),
  { warm: false, readOnly: true },
);
