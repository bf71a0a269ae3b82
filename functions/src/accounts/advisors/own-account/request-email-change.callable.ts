import { defineCallable } from '../../../core/callable.ts';
import { emailChangePorts } from './email-change-ports.ts';
import { requestEmailChange as request } from './email-change.service.ts';

export const requestEmailChange = defineCallable(
  'requestEmailChange',
  (input, caller) => request(emailChangePorts, input, caller),
  { warm: false },
);
