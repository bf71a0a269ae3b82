import { defineCallable } from '../../core/callable.ts';
import { decideNotice as decide } from './decide-notice.service.ts';
import { noticePorts } from './notice-ports.ts';

export const decideNotice = defineCallable(
  'decideNotice',
  (input, caller) => decide(noticePorts, input, caller),
  { warm: false },
);
