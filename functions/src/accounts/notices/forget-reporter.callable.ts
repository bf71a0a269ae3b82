import { defineCallable } from '../../core/callable.ts';
import { forgetReporter as forget } from './forget-reporter.service.ts';
import { noticePorts } from './notice-ports.ts';

export const forgetReporter = defineCallable(
  'forgetReporter',
  (input, caller) => forget(noticePorts, input, caller),
  { warm: false },
);
